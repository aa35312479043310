"""What the scripts share that compare pictures: every peer paints a scene, Skia's picture is the measure."""

import numpy
from PIL import Image

import turns


def arguments(description, scenes):
    parser = turns.arguments(description)
    parser.add_argument("scenes", nargs="*", default=scenes)
    parser.add_argument("--pictures", type=turns.pathlib.Path, help="where the peers' pictures are kept")
    return parser


def differences(peers, name, folder):
    """By peer, the mean number of levels its picture is from Skia's."""
    pictures = {}
    for peer in peers:
        peer.paint()
        pictures[peer.name] = peer.pixels().astype(int)
        if folder:
            Image.fromarray(pictures[peer.name].astype(numpy.uint8)).save(folder / f"{name}-{peer.name}.png")
    return {peer: numpy.abs(picture - pictures["Skia"]).mean() for peer, picture in pictures.items()}


def take_turns(options, name, peers):
    """Paints the scene with everybody, in turns, and prints the ratios."""
    works = {peer.name: lambda peer=peer: turns.timed(lambda _: peer.paint(), options.seconds) for peer in peers}
    turns.take_turns(options, f"raster/{name}", f"raster/{name}", works)
