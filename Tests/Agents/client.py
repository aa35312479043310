"""Talks to `framewright mcp` with the protocol's own client, in every revision.

    python3 -m venv /tmp/agents
    /tmp/agents/bin/pip install mcp
    /tmp/agents/bin/python Tests/Agents/client.py .build/release/framewright
    /tmp/agents/bin/python Tests/Agents/client.py .build/release/framewright --previews

The second form works on previews instead, which need the products FramewrightPreviewKit and framewright-preview-runner.
"""

import asyncio
import base64
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import time

import anyio
from mcp import Client, MCPError, StdioServerParameters, stdio_client

TOOLS = [
    "list", "render", "diff", "lint", "session_open", "session_close", "tap", "type", "swipe", "advance", "play", "check_theme",
]


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def works(tool, mode, revision):
    """A look, a change, another look: as an agent works."""
    async with Client(stdio_client(StdioServerParameters(command=tool, args=["mcp"])), mode=mode) as client:
        assert client.protocol_version == revision, client.protocol_version
        assert "render" in client.instructions
        assert [entry.name for entry in (await client.list_tools()).tools] == TOOLS

        look = await client.call_tool("render", {"screen": "game2048/late-game", "device": "iphone-15"})
        picture = base64.b64decode(next(part.data for part in look.content if part.type == "image"))
        assert struct.unpack(">II", picture[16:24]) == (393, 852)
        assert "id=tile-3-3" in text(look) and len(text(look)) < 1200 and not look.is_error

        wrong = await client.call_tool("render", {"screen": "game2048/lategame"})
        assert wrong.is_error and "hint: did you mean" in text(wrong)

        session = text(await client.call_tool("session_open", {"screen": "calculator"})).split()[1]
        tapped = await client.call_tool("tap", {"session": session, "on": "key-7"})
        assert '"7" id=display' in text(tapped)
        assert "the outline is the same" in text(await client.call_tool("diff", {"session": session}))

        script = "app: game2048/start\nsteps:\n  - moves: UL\n  - snapshot: after"
        assert "snapshot after" in text(await client.call_tool("play", {"script": script}))
        assert text(await client.call_tool("lint", {"screen": "pet/dog"})) == "no findings"

        resources = (await client.list_resources()).resources
        assert len(resources) > 6
        schema = (await client.read_resource("framewright://schema/play")).contents[0].text
        assert json.loads(schema)["title"] == "Play script"
        try:
            await client.call_tool("nothing", {})
            raise AssertionError("an unknown tool is an error")
        except MCPError as error:
            assert "there is no tool nothing" in str(error)
        print(f"{revision}: fine")


def answers_at_once(tool):
    """A ping and a cancellation are answered while a tool runs, and the cancelled call is not."""
    server = subprocess.Popen([tool, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(**message):
        server.stdin.write((json.dumps({"jsonrpc": "2.0", **message}) + "\n").encode())
        server.stdin.flush()

    def receive():
        return json.loads(server.stdout.readline())

    send(id=1, method="initialize", params={"protocolVersion": "2025-06-18"})
    assert receive()["id"] == 1
    send(id=2, method="tools/call", params={"name": "check_theme", "arguments": {"theme": "documented"}})
    send(id=3, method="ping")
    assert receive()["id"] == 3
    send(method="notifications/cancelled", params={"requestId": 2})
    send(id=4, method="tools/list")
    assert receive()["id"] == 4
    server.stdin.write(b"x" * (100 << 20) + b"\n")
    server.stdin.flush()
    assert receive()["error"]["code"] == -32600
    server.stdin.close()
    assert server.stdout.read() == b"" and server.wait(20) == 0
    print("ping, cancellation and a line of 100 MB: fine")


FIXTURES = pathlib.Path(__file__).parent.parent / "Fixtures/Previews/Agents"


def isolation(tool, folder):
    """The option for machines that allow no sandbox."""
    runner = pathlib.Path(tool).parent / "framewright-preview-runner"
    allowed = subprocess.run([runner, "sandbox", "0", folder, "true"], capture_output=True).returncode == 0
    return [] if allowed else ["--unsandboxed"]


async def sees_previews(tool, folder):
    """Edits sources, looks, compares, uses: as an agent works on previews of its own."""
    sources = pathlib.Path(folder) / "sources"
    shutil.copytree(FIXTURES, sources)
    basket, faults = sources / "Basket.swift", sources / "Faults.swift"
    environment = {**os.environ, "XDG_CACHE_HOME": f"{folder}/cache"}
    server = StdioServerParameters(
        command=tool, args=["mcp", "--previews", str(sources), *isolation(tool, folder)], env=environment)

    async with Client(stdio_client(server)) as client:
        async def call(name, **arguments):
            result = await client.call_tool(name, arguments)
            return result, text(result)

        def edit(old, new, file=basket):
            source = file.read_text()
            assert source.count(old) == 1, old
            file.write_text(source.replace(old, new))

        names = [entry.name for entry in (await client.list_tools()).tools]
        assert names == [name for name in TOOLS if name != "check_theme"], names
        assert "preview" in client.instructions

        _, listed = await call("list")
        assert f"  Basket/empty: {basket}:30, stand-in" in listed and "game2048" not in listed, listed

        # A look, an edit, and the difference.
        look, outline = await call("render", screen="Basket/empty")
        picture = base64.b64decode(next(part.data for part in look.content if part.type == "image"))
        assert struct.unpack(">II", picture[16:24]) == (393, 852)
        assert 'Text "0 items" id=count' in outline and f"note: {basket}:24: AsyncImage: " in outline, outline
        assert "the picture is the same" in (await call("diff", screen="Basket/empty"))[1]
        edit(") items", ") pieces")
        changed = (await call("diff", screen="Basket/empty"))[1]
        assert '- ' in changed and '+   Text "0 pieces" id=count' in changed and "changed areas" in changed, changed
        _, other = await call(
            "render", screen="Basket/full", device="ipad-mini-8-3", landscape=True, colorScheme="dark", locale="ar",
            textSize="accessibility3", theme="midnight", image=False)
        assert other.splitlines()[[line.startswith("note: ") for line in other.splitlines()].index(False)].startswith(
            "screen 1133x744 @1x"), other
        assert (await call("render", screen="Basket/full", size="320x480", direction="right-to-left"))[1].count("320x480")
        lint = (await call("lint", screen="Basket/full", size="120x120"))[1]
        assert "errors" in lint and "error: " in lint, lint

        # A session keeps its state while the code changes.
        session = (await call("session_open", screen="Basket/empty"))[1].split()[1]
        _, typed = await call("type", session=session, on="name", text="Figs")
        assert "value=Figs" in typed or '"Figs"' in typed, typed
        _, tapped = await call("tap", session=session, on="Add")
        assert 'Text "1 pieces"' in tapped and 'Text "Figs"' in tapped, tapped
        wrong, words = await call("tap", session=session, on="Remove")
        assert wrong.is_error and "hint: " in words
        edit(") pieces", ") things")
        compared = (await call("diff", session=session))[1]
        assert '+   Text "1 things" id=count' in compared and "Figs" not in compared, compared
        crashed, words = await call("tap", session=session, on="Third")
        assert crashed.is_error and "Index out of range" in words, words
        assert 'Text "1 things"' in (await call("swipe", session=session, direction="up"))[1]
        edit('Text("Add")', 'Text("Put in")')
        _, renamed = await call("advance", session=session, seconds=1)
        assert "note: an earlier step, tap 'Add', can no longer be played" in renamed and "0 things" in renamed, renamed

        script = "app: Basket/full\ndevice: iphone-se-1\nsteps:\n  - tap: Put in\n  - snapshot: one\n  - rotate: landscape\n  - snapshot: two"
        played, words = await call("play", script=script)
        assert "snapshot one" in words and "4 things" in words and "screen 568x320" in words, words
        assert sum(part.type == "image" for part in played.content) == 2
        wrong, words = await call("play", script="app: Basket/full\nsteps:\n  - tap: Nothing")
        assert wrong.is_error and "script:3" in words, words

        # Hostile previews end themselves only.
        crash, words = await call("render", screen="Faults/crash")
        assert crash.is_error and f"{faults}:3: Faults/crash cannot be drawn" in words, words
        loop, words = await call("render", screen="Faults/loop")
        assert loop.is_error and "4 seconds of processor time" in words, words

        # A file with errors is left out, and named.
        edit("VStack(", "VStak(")
        broken, words = await call("diff", screen="Basket/empty")
        assert broken.is_error and f"left out {basket}:9: cannot find 'VStak' in scope" in words, words
        _, listed = await call("list")
        assert f"note: left out {basket}:9" in listed and "Basket/empty" not in listed, listed
        edit("VStak(", "VStack(")
        assert not (await call("diff", screen="Basket/empty"))[0].is_error
        unknown, words = await call("render", screen="Basket/emty")
        assert unknown.is_error and "did you mean Basket/empty?" in words, words
        for arguments, reason in (
            ({"device": "iphone15"}, "iphone-15"), ({"theme": "nowhere.json"}, "no such file"), ({"state": {}}, "unknown"),
            ({"size": "0x9"}, "hint"), ({"colorScheme": "blue"}, "one of light, dark"),
        ):
            wrong, words = await call("render", screen="Basket/empty", **arguments)
            assert wrong.is_error and reason in words, words
    runs = os.listdir(f"{folder}/cache/framewright/runs")
    assert runs == [], runs
    print("previews: fine")


def cancels_previews(tool, folder):
    """A cancelled call ends the process of its preview."""
    arguments = ["mcp", "--previews", str(FIXTURES), *isolation(tool, folder)]
    environment = {**os.environ, "XDG_CACHE_HOME": f"{folder}/cache"}
    server = subprocess.Popen([tool, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def send(**message):
        server.stdin.write((json.dumps({"jsonrpc": "2.0", **message}) + "\n").encode())
        server.stdin.flush()

    send(id=1, method="initialize", params={"protocolVersion": "2025-06-18"})
    assert json.loads(server.stdout.readline())["id"] == 1
    send(id=2, method="tools/call", params={"name": "list"})
    assert json.loads(server.stdout.readline())["id"] == 2
    send(id=3, method="tools/call", params={"name": "lint", "arguments": {"screen": "Faults/loop"}})
    time.sleep(1)
    begin = time.monotonic()
    send(method="notifications/cancelled", params={"requestId": 3})
    send(id=4, method="tools/list")
    assert json.loads(server.stdout.readline())["id"] == 4
    assert time.monotonic() - begin < 1
    server.stdin.close()
    assert server.stdout.read() == b"" and server.wait(20) == 0
    print("cancellation of a preview: fine")


async def main():
    tool = os.path.abspath(sys.argv[1])
    if sys.argv[2:] == ["--previews"]:
        with tempfile.TemporaryDirectory() as folder:
            with anyio.fail_after(300):
                await sees_previews(tool, folder)
            cancels_previews(tool, folder)
        return
    with anyio.fail_after(300):
        await works(tool, "legacy", "2025-11-25")
        await works(tool, "auto", "2026-07-28")
    answers_at_once(tool)


asyncio.run(main())
