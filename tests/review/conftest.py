"""The project that a person decides in."""

from __future__ import annotations

import pytest

from tests.review.desks import Shop


@pytest.fixture
def shop(tmp_path):
    return Shop(tmp_path)
