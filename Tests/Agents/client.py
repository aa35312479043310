"""Talks to `framewright mcp` with the protocol's own client, in every revision.

    python3 -m venv /tmp/agents
    /tmp/agents/bin/pip install mcp
    /tmp/agents/bin/python Tests/Agents/client.py .build/release/framewright
"""

import asyncio
import base64
import json
import struct
import subprocess
import sys

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


async def main():
    tool = sys.argv[1]
    with anyio.fail_after(300):
        await works(tool, "legacy", "2025-11-25")
        await works(tool, "auto", "2026-07-28")
    answers_at_once(tool)


asyncio.run(main())
