"""The one way this program declines: a line that names the thing and the way out."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - the field's word; it is no error of the program
    """The program declines and says, in one line, what to do instead."""


def refused(problem: OSError) -> str:
    """What the system refuses, in a line for a person: the file and the system's words."""
    return f"{problem.filename or 'the system'}: {problem.strerror or problem}"


def words(problem: BaseException) -> str:
    """What a log may say of a problem: our words or the system's, else what it is and where.

    A message of another's making may quote what it stumbled over, which redaction has not passed.
    """
    if isinstance(problem, Refusal):
        return f"Refusal: {problem}"
    kind = type(problem).__name__
    if isinstance(problem, ImportError):
        return f"{kind}: {problem}"
    if isinstance(problem, OSError):
        return f"{kind}: {refused(problem)}"
    last = problem.__traceback__
    while last and last.tb_next:
        last = last.tb_next
    if last is None:
        return kind
    path = last.tb_frame.f_code.co_filename.replace("\\", "/")
    return f"{kind} at {path.rpartition('/')[2]} line {last.tb_lineno}"
