"""One rule for every JSON text that is read."""

from __future__ import annotations

import json

import pytest

from agent_memory import keys


def test_an_object_is_what_it_says():
    """
    Keys that each stand once, the same ones at another depth included, are kept.
    """
    text = '{"a": {"a": 1, "b": []}, "b": {}}'
    assert json.loads(text) == json.loads(text, object_pairs_hook=keys.once)


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '[{"b": {"a": 1, "\\u0061": 2}}]'])
def test_a_key_that_stands_twice(text):
    """
    An object that names a key twice is refused at any depth and in any spelling.
    """
    with pytest.raises(ValueError, match="a key stands twice"):
        json.loads(text, object_pairs_hook=keys.once)
