"""What fingers make of the words of rules: the word, then the slips that people type for it.

Rows as in `words`. A slip that is another word (form, there, lose) stands in none.
"""

from __future__ import annotations

_SLIPS = """
accessible accessable
accidentally accidently
accommodate accomodate acommodate
achieve acheive
acknowledge acknowlege aknowledge
address adress addres
algorithm algorithim algoritm algorythm
allocate alocate
apparent apparant
architecture architechture architecure
argument arguement argumnet
asynchronous asynchronus asyncronous
attribute atribute
authenticate authetication authentification authenication
automatically automaticaly automaticly automaticlly
background backgroud backgound
behaviour behavour behvior behaivor
boundary boundry
branch brach brnach
button buton buttom
calendar calender
cancel cancle
category catagory
change chnage chagne cahnge
changelog chagelog
character charachter charcter
check chekc chcek
colleague collegue
column colum collumn
command comand commnad
comment commment coment commnet
commit comit commmit commti
compatible compatable
compile complie
complete compelte complte
component componenet componet compoennt
configuration configuraton configuation confguration
confirm confrim
consistent consistant
constant constent
container contianer
context contex
coverage coverge
create craete
currency curency
database databse
debug debgu
default defualt defautl deafult
definition defintion definiton
delete delte deelte
dependency dependancy dependecy depedency dependancies depedencies
deploy depoly deplyo
deployment deployement
deprecated depracated
description descripton decription
description discription
directory direcotry diretory directroy
disappear dissapear
document documnet docuemnt documetn
documentation documenation documentaion docuemntation documentaton
duplicate dupicate duplciate
efficient efficent
element elment
embarrass embarass
encrypt encypt
endpoint endpiont
environment enviroment enviornment environement envrionment
equivalent equivilent
error erorr eror
example exmaple exampel
execute excute exeucte
exist exsit exisit
existence existance
expected expceted
explain explian expain
explanation explaination explantion
extension extention
familiar familar
feature featrue fetaure
field feild
file fiel flie
filter fitler
finish finsh
folder foler fodler
follow folow follwo
foreign foriegn
format fromat foramt
forward foward
function fucntion funciton funtion functoin
generate genarate genereate
grammar grammer
guarantee garantee gaurantee guarentee
guidance guidence
guideline guidline
handle hanlde handel
hardcode hardocde
height heigth hieght
hierarchy heirarchy hierachy
identifier identifer
image iamge
immediately immediatly immediatelly
implement implment implemnt impelment
implementation implmentation implementaion implemenation
import improt imoprt
include inlcude incldue
independent independant
index indxe
information infromation informaton
initialise intialize initalize initialze
input inptu
instruction instuction instrution
integrate intergrate
interface interace inteface
interrupt interupt
issue isue isssue
iteration iteraton
javascript javascipt javasript
knowledge knowlege
language langauge lanuage languge
length lenght legnth
library libary librairy
licence lisence
literal litteral
localhost locahost
maintain maintian
manually manualy
maintenance maintainance maintenace
margin margian
merge mereg
message mesage messgae
method methdo metod
migrate migarte
migration migrtion
minimum minumum minimun
module moduel
editing editting edting eidting enditing
modify modfiy modifing modifiy modifiying modifed
necessary neccessary necessery neccesary
notify notfiy
number nubmer numebr
occurrence occurence occurance
official offical
optional optinal
optimise optmize optimze
original orignal orginal
output ouput outptu
package pacakge packge
padding paddding
parallel paralell parralel paralel
parameter paramter paramater parmeter
password passowrd pasword
pattern patern
performance perfomance performace preformance
permission permision permisson
persistent persistant
picture pictrue
placeholder placeholer
platform paltform
plugin pluign
position postion
possible posible possbile
prefer perfer
previous previos previus
primary primay
privilege priviledge privilage
procedure proceedure
process proccess procces
production prodution producton
project porject proejct projcet
property propery proprety
publish pubilsh
python pyhton pythno
query qurey
question quesiton questoin
receive recieve
recommend reccomend recomend reccommend
redundant redundent
refactor refator refacotr
reference refrence refernce referance
release relase realease relaese
relevant relevent
remove remvoe reomve
rename renmae
repeat repaet
replace repalce relpace
repository repositry repositiory reposiotry
request reqeust requset
require reqiure
requirement requirment
resource resouce
response reponse respone resposne
responsive reponsive
restart restrat
return retrun reutrn
review reveiw reivew
schedule schedual shedule
schema shema
script scirpt scrpit
search serach seach
secret sercet
security secuirty securty
select slect selct
semicolon semicolen
sentence sentance
separate seperate seprate
separately seperately
separator seperator
sequence sequnce
service serivce
similar similiar simliar
simple smiple
software sofware
specific specifc specfic
specify specifiy
standard standart standrad
statement statment
storage storge
string stirng strign
structure strucutre struture
style sytle
success sucess succes
successful succesful successfull sucessful
suggest sugest suggets
summary summay sumary
support suport supprot
surprise suprise
synchronise syncronize
syntax sytnax syntex
system sytem ssytem
template tempalte templete
temporary temporay tempory
terminal termianl
test tset tets
threshold threshhold treshold
timeout tiemout
translate tranlate
translation tranlation translaton
transparent transparant
typescript typscript tyepscript
unnecessary unneccessary unecessary uneccessary unnecesary
update udpate upadte updaet
usage useage
useful usefull
user usre
validate vaildate
validation vaildation
value vlaue valeu
variable varaible varible variabel
verify verfiy verifiy
version verison verion
visible visable
warning warnign
width widht witdh
window windwo
workflow worfklow
write wrtie wirte
written writen
"""

# Small words carry no content however they are typed. A slip of a negation, or of what opens a
# condition, is left alone: without it the clause would say the opposite.
SMALL = """
alwasy alwyas allways alway teh hte taht thta thsi tihs thier htem woudl whould shoudl shoud coudl
wich whcih waht jsut juts pelase plase plese pleae pleas thnaks thnks thankyou yuo yuor yoru youre
allready alredy aready realy relly everyting everthing everythign anyting somethign somthing
neccesarily actualy basicly exactally alot
"""

ROWS = _SLIPS
