"""A client, before and after setup."""

from __future__ import annotations

import pytest

from tests.hooks.working import Client


@pytest.fixture
def bare(tmp_path):
    return Client(tmp_path)


@pytest.fixture
def client(bare):
    bare.point()
    return bare
