"""Things of apps, of those who run them and of the trades they serve, with several names.

Rows as in `words`. A name that some trade has for another thing (client, table, level) stands in
none of them.
"""

from __future__ import annotations

# What is seen on a screen.
_SCREEN = """
button btn
navigation nav
sidebar sidenav
image photo photograph
screenshot screencap screengrab
video vid
background bg
foreground fg
font typeface
url uri
website webpage
ui gui
carousel slideshow
smartphone handset cellphone
login signin logon
logout signout logoff
email mail
"""

# Where it runs, and who keeps it running.
_INFRASTRUCTURE = """
production prod
infrastructure infra
administrator admin
vulnerability vuln
attacker hacker
server srv
service svc
hardware hw
microcontroller mcu
wifi wlan
outage downtime
commandline cli
"""

# Shops and offices.
_BUSINESS = """
customer shopper buyer
cart basket
coupon voucher
buy purchase bought
seller merchant
employee staff personnel
colleague coworker teammate
company firm
department dept
holiday vacation
salary wage
expense expenditure
hire recruit recruitment
zipcode postcode
address addr
telephone phone
advantage benefit
drawback disadvantage downside
goal objective
"""

# Schools, films, games, maps, sound.
_TRADES = """
student pupil
teacher instructor
exam examination
film movie
camera cam
gamepad joystick
framerate fps
latitude lat
longitude lng lon
microphone mic
enemy foe
spaceship starship
hitpoints hp
tempo bpm
football soccer
car automobile
truck lorry
highway motorway freeway
petrol gasoline
luggage baggage
doctor physician
medicine medication
illness disease
lawyer attorney
"""

ROWS = _SCREEN + _INFRASTRUCTURE + _BUSINESS + _TRADES
