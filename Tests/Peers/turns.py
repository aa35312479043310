"""What the scripts beside this one share: clocks, Framewright's own benchmarks, and painters timed in turns."""

import argparse
import json
import pathlib
import statistics
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build" / "release" / "framewright-benchmarks"


def arguments(description):
    """A parser with the options every script has."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each of them in each round")
    parser.add_argument("--binary", type=pathlib.Path, default=BINARY)
    return parser


def timed(work, seconds, prepare=lambda: None):
    """Least and median milliseconds of `work`, which is handed what `prepare` makes outside the clock."""
    times, end = [], time.perf_counter() + seconds
    while len(times) < 5 or time.perf_counter() < end:
        prepared = prepare()
        start = time.perf_counter()
        work(prepared)
        times.append((time.perf_counter() - start) * 1000)
    return min(times), statistics.median(times)


def benchmarks(options, part):
    """What framewright-benchmarks reports of its benchmarks whose names contain `part`."""
    output = subprocess.run(
        [options.binary, part, "--json", "--seconds", str(options.seconds)], check=True, capture_output=True,
        text=True).stdout
    return json.loads(output)["benchmarks"]


def benchmark(options, name):
    """What framewright-benchmarks reports of one of its benchmarks."""
    (result,) = [entry for entry in benchmarks(options, name) if entry["name"] == name]
    return result


def take_turns(options, title, name, peers):
    """Times a benchmark of Framewright's and every peer, again in each round, and prints the ratios.

    `peers` answers least and median milliseconds by name.
    """
    rows = {each: [] for each in ["Framewright", *peers]}
    for _ in range(options.rounds):
        result = benchmark(options, name)
        rows["Framewright"].append((result["minMs"], result["medianMs"]))
        for peer, times in peers.items():
            rows[peer].append(times())
    least = {each: min(row[0] for row in row_list) for each, row_list in rows.items()}
    median = {each: statistics.median(row[1] for row in row_list) for each, row_list in rows.items()}
    print(f"{title}, {options.rounds} rounds in turns; milliseconds, and how often Framewright's time fits in")
    print(f"{'':14}{'min':>9}{'x':>7}{'median':>9}{'x':>7}")
    for each in rows:
        print(
            f"{each:14}{least[each]:9.3f}{least[each] / least['Framewright']:7.2f}"
            f"{median[each]:9.3f}{median[each] / median['Framewright']:7.2f}")
