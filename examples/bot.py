#!/usr/bin/env python3
"""A bot in another language: plays at random through `orrery bot-host` (docs/bots.md).

    python3 examples/bot.py eminent-domain --games 3
    python3 examples/bot.py --join http://localhost:8080/t/...

Everything on the command line goes to bot-host.
"""

import json
import os
import random
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def choose(ask):
    """A random answer of the right form. Where a rule has the last word (`checked`), it may be refused."""
    if ask["form"] == "number":
        return random.randint(ask["min"], ask["max"])
    if ask["form"] == "allocate":
        return ask["suggest"]  # always legal
    keys = [option["key"] for option in ask["options"]]
    if ask["form"] == "order":
        return random.sample(keys, len(keys))
    alone = [option["key"] for option in ask["options"] if option.get("alone")]
    together = [key for key in keys if key not in alone]
    most = min(ask["max"], len(together))
    if alone and (most < ask["min"] or random.random() < len(alone) / len(keys)):
        return [random.choice(alone)]
    return random.sample(together, random.randint(min(ask["min"], most), most))


def main():
    host = subprocess.Popen(
        ["npm", "run", "--silent", "orrery", "--", "bot-host", *sys.argv[1:]],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
    )
    asked = refused = 0
    for line in host.stdout:
        message = json.loads(line)
        if message["type"] == "ask":
            asked += 1
            ask = message["ask"]
        elif message["type"] == "refused":
            refused += 1
            if message["tries"] == 0:
                continue  # the host answers for us
        elif message["type"] == "over":
            print(f"over after {asked} questions and {refused} refusals: {message['standing']}", flush=True)
            continue
        else:
            continue  # hello and events: a better bot would read them
        host.stdin.write(json.dumps({"n": message["n"], "value": choose(ask)}) + "\n")
        host.stdin.flush()
    return host.wait()


if __name__ == "__main__":
    sys.exit(main())
