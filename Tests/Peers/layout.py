#!/usr/bin/env python3
"""Layout of the same tree of equal flexible boxes by Framewright, Yoga and Taffy, timed in turns.

What is compared
    A column of 10 rows of 9 columns of 10 boxes: 1,001 nodes, all with grow 1 and basis 0, on 900 x 1000 points
    (Tests/Benchmarks/FlexTree.swift is the twin in stacks). Every node is dirty before every run: Framewright remembers
    nothing between runs, Yoga and Taffy have a style of every leaf changed or the leaf marked, outside the clock. All
    three round to pixels. Frames of all three are equal, which this script checks before it times anything.

What is not equal
    Framewright answers with the absolute frames of all nodes in one array and builds its tree of elements on every
    run; Yoga and Taffy keep theirs between runs and leave relative frames in their nodes. Stacks ask children for more
    than flexbox does: each child's smallest and largest length, to serve the least flexible first.

How to run it (outside the repository, so that nothing of Python stays in it)
    python3 -m venv /tmp/peers && /tmp/peers/bin/pip install pyyoga==0.1.0 stretchable==1.1.8
    swift build -c release --product framewright-benchmarks
    /tmp/peers/bin/python Tests/Peers/layout.py [--rounds 10] [--tree 10,9,10,10]

Measured
    2026-11-22, x86-64, 2 cores, pyyoga 0.1.0, stretchable 1.1.8, least of 3 rounds; 10,001 nodes with the engine of the
    day before, which took twice as long:

        nodes    Framewright   Yoga            Taffy            (ms, and times Framewright's)
        1,001          0.128   0.726  5.67 x    1.879  14.67 x
        10,001         2.667   9.119  3.42 x   37.535  14.07 x

    The engine before, an object a node, took 5.6 ms for 1,001 nodes: 7.5 times Yoga's. Flat records gave 0.586, keeping
    freed memory in the process and smaller placed nodes the rest. Smaller records and one walk for
    placing, paint order and snapping brought 1,001 nodes from 0.237 to 0.126 ms and 10,001 from 2.56 to 1.36.

Yoga is the pybind11 build of PyPI's pyyoga, Taffy the one of PyPI's stretchable; both are called below their Python
layers. One call crosses from Python once, which costs less than a microsecond.
"""


import pyyoga
from stretchable import Node as TaffyNode
from stretchable import taffylib
from stretchable.context import taffy
from stretchable.style import FlexDirection as TaffyDirection
from stretchable.style.geometry.size import SizeAvailableSpace

import turns

WIDTH, HEIGHT = 900, 1000
NAMES = {1001: "layout/flex-1000", 10001: "layout/flex-10000", 100001: "layout/flex-100000"}


class Yoga:
    name = "Yoga"

    def __init__(self, counts):
        self.nodes, self.leaves = [], []
        self.root = self._node(counts, column=True)
        self.root.width, self.root.height = WIDTH, HEIGHT
        self._shrink = 0

    def _node(self, counts, column):
        node = pyyoga.Node()
        self.nodes.append(node)
        node.flex_direction = pyyoga.FlexDirection.Column if column else pyyoga.FlexDirection.Row
        node.flex_grow, node.flex_basis = 1, 0
        if not counts:
            self.leaves.append(node)
        for _ in range(counts[0] if counts else 0):
            node.add_child(self._node(counts[1:], not column))
        return node

    def make_dirty(self):
        """Shrinking never comes into play here, but changing it soils a leaf and all above it."""
        self._shrink = 1 - self._shrink
        for leaf in self.leaves:
            leaf.flex_shrink = self._shrink

    def is_all_dirty(self):
        return all(node.is_dirty for node in self.nodes)

    def layout(self):
        self.root.calculate_layout(WIDTH, HEIGHT)

    def frames(self):
        def walk(node, x, y):
            x, y = x + node.layout_left, y + node.layout_top
            yield (x, y, node.layout_width, node.layout_height)
            for child in node.children:
                yield from walk(child, x, y)

        return list(walk(self.root, 0, 0))


class Taffy:
    name = "Taffy"

    def __init__(self, counts):
        self.nodes, self.leaves = [], []
        self.root = self._node(counts, column=True, size=(WIDTH, HEIGHT))
        taffylib.enable_rounding(taffy._ptr)
        self._space = SizeAvailableSpace(WIDTH, HEIGHT).to_dict()

    def _node(self, counts, column, **style):
        direction = TaffyDirection.COLUMN if column else TaffyDirection.ROW
        node = TaffyNode(flex_direction=direction, flex_grow=1, flex_basis=0, **style)
        self.nodes.append(node)
        if not counts:
            self.leaves.append(node)
        for _ in range(counts[0] if counts else 0):
            node.append(self._node(counts[1:], not column))
        return node

    def make_dirty(self):
        for leaf in self.leaves:
            taffylib.node_mark_dirty(taffy._ptr, leaf._node_id)

    def is_all_dirty(self):
        return all(taffylib.node_dirty(taffy._ptr, node._node_id) for node in self.nodes)

    def layout(self):
        if not taffylib.node_compute_layout(taffy._ptr, self.root._node_id, self._space):
            raise RuntimeError("Taffy gave up")

    def frames(self):
        box = taffylib.PyLayout()

        def walk(node, x, y):
            taffylib.node_get_layout(taffy._ptr, node._node_id, box)
            x, y = x + box.x, y + box.y
            yield (x, y, box.width, box.height)
            for child in node:
                yield from walk(child, x, y)

        return list(walk(self.root, 0, 0))


def expected_frames(counts):
    """What equal shares are, by division: the frames FlexTree's test holds Framewright to."""

    def walk(counts, x, y, width, height, column):
        yield (x, y, width, height)
        if not counts:
            return
        width, height = (width, height / counts[0]) if column else (width / counts[0], height)
        for index in range(counts[0]):
            step = (0, index * height) if column else (index * width, 0)
            yield from walk(counts[1:], x + step[0], y + step[1], width, height, not column)

    return list(walk(counts, 0, 0, WIDTH, HEIGHT, True))


def check(peer, counts):
    peer.layout()
    peer.make_dirty()
    if not peer.is_all_dirty():
        raise SystemExit(f"{peer.name}: a node is not dirty")
    peer.layout()
    if peer.frames() != expected_frames(counts):
        raise SystemExit(f"{peer.name}: frames are not the equal shares")


def timed(peer, seconds):
    return turns.timed(lambda _: peer.layout(), seconds, prepare=peer.make_dirty)


def main():
    parser = turns.arguments(__doc__)
    parser.add_argument("--tree", default="10,9,10", help="children on each level, the root's first")
    options = parser.parse_args()
    counts = [int(count) for count in options.tree.split(",")]
    peers = [Yoga(counts), Taffy(counts)]
    nodes = len(peers[0].nodes)
    if nodes not in NAMES:
        raise SystemExit(f"framewright-benchmarks has no tree of {nodes} nodes, only of {list(NAMES)}")
    for peer in peers:
        check(peer, counts)
    works = {peer.name: lambda peer=peer: timed(peer, options.seconds) for peer in peers}
    turns.take_turns(options, f"{nodes} nodes, all dirty", NAMES[nodes], works)


if __name__ == "__main__":
    main()
