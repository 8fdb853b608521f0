#!/usr/bin/env python3
"""An independent client of `parlour json`.

It knows the protocol and nothing of the program behind it: it plays random games of every kind through standard input
and output and checks from outside that the laws hold. Needs Python 3 and its standard library only.

    python3 client.py target/debug/parlour --games 20 --seed 1
"""

import argparse
import json
import random
import subprocess
import sys
import time

import hostile
import known

LONGEST = 600
CODES = {
    "bad-json", "bad-request", "unknown-game", "bad-players", "bad-option", "bad-position", "bad-script", "bad-save",
    "no-game", "over", "illegal", "bad-seat", "bad-level", "nothing-to-undo", "unsupported",
}


class Host:
    """One running program."""

    def __init__(self, binary):
        self.process = subprocess.Popen([binary, "json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.lines = []

    def line(self, line):
        """Sends raw bytes and gives back the one reply."""
        self.lines.append(line)
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply = self.process.stdout.readline()
        assert reply.endswith(b"\n"), f"no reply to {line[:200]!r}"
        reply = json.loads(reply)
        assert isinstance(reply, dict), reply
        if "error" in reply:
            assert set(reply) == {"error"} and set(reply["error"]) == {"code", "message"}, reply
            assert reply["error"]["code"] in CODES, reply
            assert reply["error"]["message"], reply
        return reply

    def ask(self, cmd, **fields):
        """Sends a request and gives back the reply, be it a refusal."""
        return self.line(json.dumps({"cmd": cmd, **fields}).encode())

    def get(self, cmd, **fields):
        """Sends a request that is to be granted."""
        reply = self.ask(cmd, **fields)
        assert "error" not in reply, f"{cmd} {fields}: {reply}"
        return reply

    def refused(self, code, cmd, **fields):
        """Sends a request that is to be refused with this code."""
        reply = self.ask(cmd, **fields)
        assert reply.get("error", {}).get("code") == code, f"{cmd} {fields}: {reply} instead of {code}"

    def close(self):
        """Ends the input; the program has to end by itself, and well."""
        self.process.stdin.close()
        rest = self.process.stdout.read()
        assert rest == b"", rest
        assert self.process.wait(timeout=20) == 0


def concrete(text, rng):
    """Some action that a listed text stands for."""
    if "{" not in text:
        return text
    head, inner = text.split("{")
    inner, tail = inner.split("}")
    if inner == "text":
        return head + "".join(rng.choice("abcdefghijklmnopqrstuvwxyz-'") for _ in range(rng.randint(1, 8))) + tail
    low, high = inner.split("..")
    return head + str(rng.choice([int(low), int(high), rng.randint(int(low), int(high))])) + tail


def listed(action, legal):
    """Whether an action is among the listed texts."""
    for text in legal:
        if "{" not in text:
            if text == action:
                return True
            continue
        head, inner = text.split("{")
        inner, tail = inner.split("}")
        middle = action[len(head):len(action) - len(tail)]
        if not (action.startswith(head) and action.endswith(tail)):
            continue
        if inner == "text":
            return bool(middle) and all(letter in "abcdefghijklmnopqrstuvwxyz-'" for letter in middle)
        low, high = inner.split("..")
        if middle.lstrip("-").isdigit() and str(int(middle)) == middle and int(low) <= int(middle) <= int(high):
            return True
    return False


def totals(state):
    """All things of all zones, and the sum of each kind."""
    things = sorted(thing for zone in state["zones"].values() for thing in zone)
    return things, {kind: sum(places.values()) for kind, places in state["counts"].items()}


def check_view(view, state, players):
    """A view tells the truth or nothing."""
    assert len(view["scores"]) == players and view["scores"] == state["scores"]
    assert set(view["zones"]) == set(state["zones"])
    for name, zone in view["zones"].items():
        real = state["zones"][name]
        if isinstance(zone, int):
            assert zone == len(real), (name, zone, real)
        else:
            assert zone == real or sorted(zone) == sorted(real), (name, zone, real)
    assert set(view["counts"]) == set(state["counts"])
    for kind, places in view["counts"].items():
        assert set(places) == set(state["counts"][kind])
        for place, number in places.items():
            assert number is None or number == state["counts"][kind][place], (kind, place)
    assert view.get("position") == state.get("position")


class Match:
    """One random game, checked on the way."""

    def __init__(self, hosts, game, rng):
        self.host, self.twin = hosts
        self.game, self.rng = game, rng
        self.players = rng.randint(*game["players"])
        self.seed = rng.getrandbits(64)
        self.options = {}
        self.actions, self.replies = [], []
        self.twin_plays = False
        self.strangers = ["pass", "draw", "take", "", "x", "7H", "e2e4", "6-6", "bid:5", "{", "!", "\0", "ü"]

    def new(self, host, **more):
        return host.ask("new", game=self.game["id"], players=self.players, seed=more.pop("seed", self.seed),
                        options=self.options, **more)

    def start(self):
        for tries in range(20):
            self.options = {
                option["name"]: self.any_value(option)
                for option in self.game["options"] if self.rng.random() < 0.5 - tries * 0.025
            }
            reply = self.new(self.host)
            if "error" not in reply:
                return reply
            assert reply["error"]["code"] == "bad-option", reply
        raise AssertionError("no options fit")

    def any_value(self, option):
        if option["type"] == "bool":
            return self.rng.random() < 0.5
        if option["type"] == "int":
            return self.rng.randint(option["min"], option["max"])
        return self.rng.choice(option["values"])

    def snapshot(self):
        keys = ["turn", "legal", "state", "save", "script"]
        return [self.host.ask(key) for key in keys]

    def play(self):
        turn = self.start()
        assert turn == self.host.get("turn")
        first = totals(self.host.get("state")["state"])
        while "turn" in turn and len(self.actions) < LONGEST:
            assert 0 <= turn["turn"]["seat"] < self.players
            legal = self.host.get("legal")["legal"]
            assert legal and len(set(legal)) == len(legal), legal
            if self.rng.random() < 0.2:
                self.look(first)
            if self.rng.random() < 0.1:
                self.refusals(legal)
            if self.rng.random() < 0.05:
                self.computer(turn["turn"]["seat"], legal)
            if self.rng.random() < 0.05:
                self.hand_to_twin()
            turn = self.step(legal)
        self.look(first)
        if "over" in turn:
            self.finished(turn["over"])
        self.replay()
        return len(self.actions)

    def step(self, legal):
        common = [text for text in legal if not text.startswith("!")]
        text = self.rng.choice(common if common and self.rng.random() < 0.99 else legal)
        action = concrete(text, self.rng)
        self.strangers.append(action)
        taken_back = self.rng.random() < 0.1
        before = self.snapshot() if taken_back else None
        reply = self.host.ask("apply", action=action)
        if "error" in reply:
            # A word may be refused although a pattern stands for words of all lengths.
            assert "{text}" in text, (action, reply)
            return self.host.get("turn")
        for event in reply["events"]:
            assert list(event)[:3] == ["kind", "seat", "to"], event
            assert event["to"] is None or all(0 <= seat < self.players for seat in event["to"]), event
        if taken_back:
            self.host.get("undo")
            assert self.snapshot() == before, f"undo of {action} changed something"
            assert self.host.get("apply", action=action) == reply, f"{action} is not the same again"
        if self.twin_plays:
            assert self.twin.get("apply", action=action) == reply, f"{action} differs after load"
            if self.rng.random() < 0.1:
                assert self.twin.get("state") == self.host.get("state")
                assert self.twin.get("save") == self.host.get("save")
        self.actions.append(action)
        self.replies.append(reply)
        turn = {key: reply[key] for key in ("turn", "over") if key in reply}
        assert len(turn) == 1 and turn == self.host.get("turn")
        return turn

    def look(self, first):
        state = self.host.get("state")["state"]
        assert totals(state) == first, "things or sums have changed"
        assert len(state["scores"]) == self.players
        for name in state["zones"]:
            digits = name[len(name.rstrip("0123456789")):]
            assert not digits or int(digits) < self.players, name
        for seat in [*range(self.players), None]:
            check_view(self.host.get("view", seat=seat)["view"], state, self.players)

    def refusals(self, legal):
        before = self.snapshot()
        for text in self.rng.sample(self.strangers, min(6, len(self.strangers))):
            if self.rng.random() < 0.5:
                text = "".join(self.rng.sample(text, len(text)))
            reply = self.host.ask("apply", action=text)
            if "error" in reply:
                assert reply["error"]["code"] == "illegal", reply
                assert not listed(text, legal) or any("{text}" in one for one in legal), (text, reply)
            else:
                # Parts may come in any order, and actions of the table need not be listed.
                parts = sorted(text.partition(":")[2].split(","))
                known = any(sorted(one.partition(":")[2].split(",")) == parts for one in legal)
                assert listed(text, legal) or known or text.startswith("!"), text
                self.host.get("undo")
        self.host.refused("bad-seat", "view", seat=self.players)
        self.host.refused("bad-seat", "resample", seat=-1, seed=1)
        self.host.refused("bad-level", "bot", level=self.game["levels"] + 1, seed=1)
        self.host.refused("bad-save", "load", save="UEcB")
        self.host.refused("bad-script", "new", game=self.game["id"], players=self.players, seed=1,
                          options=self.options, script={"nonsense": [["1"]]})
        assert self.snapshot() == before, "a refused request changed something"

    def computer(self, seat, legal):
        if not self.game["levels"]:
            return
        level, seed = self.rng.randint(1, min(2, self.game["levels"])), self.rng.getrandbits(32)
        before = self.snapshot()
        choice = self.host.get("bot", level=level, seed=seed)
        assert self.snapshot() == before, "thinking changed something"
        assert listed(choice["action"], legal), choice
        assert choice["nodes"] >= 0 and choice["micros"] >= 0
        # The same view gives the same choice, whatever is hidden behind it.
        view = self.host.get("view", seat=seat)
        self.twin.get("load", save=self.host.get("save")["save"])
        self.twin_plays = False
        self.twin.get("resample", seat=seat, seed=self.rng.getrandbits(64))
        assert self.twin.get("view", seat=seat) == view, "drawing anew changed a view"
        other = self.twin.get("bot", level=level, seed=seed)
        assert (other["action"], other["nodes"]) == (choice["action"], choice["nodes"]), "a computer player peeps"

    def hand_to_twin(self):
        """Another program takes the saved game up, draws it anew for a while, then plays along with the first."""
        save = self.host.get("save")
        turn = self.host.get("turn")
        assert self.twin.get("load", save=save["save"]) == turn
        assert self.twin.get("save") == save
        self.twin.refused("nothing-to-undo", "undo")
        self.twin.refused("unsupported", "script")
        state = self.twin.get("state")["state"]
        assert state == self.host.get("state")["state"]
        seat = self.rng.randrange(self.players)
        view = self.twin.get("view", seat=seat)
        assert self.twin.get("resample", seat=seat, seed=self.rng.getrandbits(64)) == turn
        assert self.twin.get("view", seat=seat) == view, "drawing anew changed a view"
        assert totals(self.twin.get("state")["state"]) == totals(state), "drawing anew changed what there is"
        for _ in range(10):
            legal = [text for text in self.twin.get("legal")["legal"] if "{text}" not in text]
            if legal:
                self.twin.get("apply", action=concrete(self.rng.choice(legal), self.rng))
        self.twin.get("load", save=save["save"])
        self.twin_plays = True

    def finished(self, over):
        assert set(over) == {"winners", "scores", "reason"}
        assert len(over["scores"]) == self.players and all(0 <= seat < self.players for seat in over["winners"])
        assert self.host.get("legal") == {"legal": []}
        self.host.refused("over", "apply", action=self.actions[-1] if self.actions else "x")
        if self.game["levels"]:
            self.host.refused("over", "bot", level=1, seed=1)

    def replay(self):
        """The same seed gives the same game, and so does the script with another seed."""
        state, script = self.host.get("state"), self.host.get("script")
        for more in ({}, {"script": script["script"], "seed": self.rng.getrandbits(64)}):
            self.new(self.twin, **more)
            for action, reply in zip(self.actions, self.replies):
                assert self.twin.get("apply", action=action) == reply, f"{action} differs with {list(more)}"
            assert self.twin.get("state") == state
            assert self.twin.get("script") == script
        self.scripted(script["script"])

    def scripted(self, script):
        """Lists that are cut short are filled up; saves carry the rest of a script."""
        for name, shuffles in script.items():
            if name in ("dice", "picks") or not shuffles or not shuffles[0]:
                continue
            whole = shuffles[0]
            front = whole[:self.rng.randint(0, len(whole))]
            reply = self.new(self.twin, seed=self.rng.getrandbits(64), script={name: [front]})
            assert "error" not in reply, reply
            told = self.twin.get("script")["script"][name][0]
            assert told[:len(front)] == front and sorted(told) == sorted(whole)
            for wrong in (whole + whole[:1], ["no such thing"], [whole[0]] * (whole.count(whole[0]) + 1)):
                reply = self.new(self.twin, script={name: [wrong]})
                assert reply.get("error", {}).get("code") == "bad-script", (wrong, reply)
        self.new(self.twin, script=script)
        saved = self.twin.get("save")["save"]
        for action, reply in zip(self.actions, self.replies):
            assert self.twin.get("apply", action=action) == reply
        last = self.twin.get("state")
        self.twin.get("load", save=saved)
        for action, reply in zip(self.actions, self.replies):
            assert self.twin.get("apply", action=action) == reply, f"{action} differs: the save lost its script"
        assert self.twin.get("state") == last


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binary")
    parser.add_argument("--games", type=int, default=10, help="random games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="the id of one game")
    parser.add_argument("--nodes", type=int, default=200_000, help="the largest published count to repeat")
    arguments = parser.parse_args()
    hosts = Host(arguments.binary), Host(arguments.binary)
    games = hosts[0].get("games")["games"]
    assert games, "there are no games"
    for game in games:
        if arguments.only not in (None, game["id"]):
            continue
        begun, actions = time.time(), 0
        for number in range(arguments.games):
            seed = f"{arguments.seed} {game['id']} {number}"
            match = Match(hosts, game, random.Random(seed))
            try:
                actions += match.play()
            except AssertionError:
                print(f"game {seed!r}: {match.players} players, seed {match.seed}, {match.options}", file=sys.stderr)
                print("played:", *match.actions, file=sys.stderr)
                raise
        known.check(hosts[0], game["id"], arguments.nodes, random.Random(arguments.seed))
        print(f"{game['id']}: {arguments.games} games, {actions} actions, {time.time() - begun:.1f} s")
    hostile.check(hosts[0], games, random.Random(arguments.seed))
    for host in hosts:
        host.close()
    print("all laws hold")


if __name__ == "__main__":
    main()
