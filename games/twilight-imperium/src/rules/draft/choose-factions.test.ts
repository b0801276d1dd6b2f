import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Ask, load, save, undo, verify } from '@orrery/kernel';
import { checkPosition, newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../index.ts';
import { wholeFactions } from '../../model/factions/factions.ts';
import type { TestTable } from '../../testing/index.ts';

const begin = (seats: number, setup: string, other: object = {}): TestTable =>
  newTable(twilightImperium, { seats, options: { setup, ...other }, seed: `factions ${setup}` });

const keys = (ask: Ask): string[] => (ask.form === 'pick' ? ask.options.map(({ key }) => key) : []);
const answer = (table: TestTable, ask: Ask, ...value: string[]): void => {
  const taken = table.answer({ ask: ask.id, seat: ask.seat, value });
  ok(taken.ok, taken.ok ? '' : taken.message);
};

/** Answers questions of a kind with their last option, one seat after the other. */
function inTurn(table: TestTable, kind: string): { seat: number; chosen: string; offered: string[] }[] {
  const turns: { seat: number; chosen: string; offered: string[] }[] = [];
  for (let [ask, more] = table.asks(); ask?.kind === kind; [ask, more] = table.asks()) {
    equal(more, undefined);
    const offered = keys(ask);
    turns.push({ seat: ask.seat, chosen: offered.at(-1)!, offered });
    answer(table, ask, offered.at(-1)!);
  }
  return turns;
}

proves('GR setup.1, R-182', 'bans go clockwise, picks in reverse, and nobody plays a banned faction', () => {
  const eight = ['sol', 'hacan', 'letnev', 'xxcha', 'jolnar', 'mentak', 'l1z1x', 'sardakk'];
  const table = begin(4, `pick-and-ban from=${eight}`, { map: 'four-player' });
  const bans = inTurn(table, 'setup.ban');
  deepEqual(bans[0]!.offered.toSorted(), eight.toSorted());
  const order = bans.map(({ seat }) => seat);
  deepEqual([...order].sort(), [0, 1, 2, 3]);
  const picks = inTurn(table, 'setup.faction');
  // The last one has no choice left: four of eight were banned, and three picked.
  deepEqual(
    picks.map(({ seat }) => seat),
    order.toReversed().slice(0, 3),
  );
  const banned = bans.map(({ chosen }) => chosen);
  for (const { offered } of picks)
    deepEqual(
      offered.filter(id => banned.includes(id)),
      [],
    );
  const played = table.state.seats.map(({ faction }) => faction as string);
  deepEqual(new Set([...banned, ...played]), new Set(eight));
  equal(table.state.draft, undefined);
});

proves('GR setup.1, R-182', 'the table says which factions are on offer, and how many are banned', () => {
  const table = begin(3, 'pick-and-ban bans=1 from=sol,hacan,letnev,xxcha,jolnar,mentak,l1z1x');
  const bans = inTurn(table, 'setup.ban').map(({ seat }) => seat);
  const picks = inTurn(table, 'setup.faction').map(({ seat }) => seat);
  deepEqual(picks, bans.toReversed());
  const none = begin(3, 'pick-and-ban bans=0');
  equal(inTurn(none, 'setup.ban').length, 0);
  equal(inTurn(none, 'setup.faction').length, 3);
});

proves('GR setup.1, R-182', 'each sees the two factions that they were dealt, and nobody sees others’', () => {
  const table = begin(4, 'two-of-which-one', { map: 'four-player' });
  equal(table.asks().length, 4);
  const hands = table.state.dealtFactions!.hands;
  equal(new Set(hands.flat()).size, 8);
  for (const seat of [0, 1, 2, 3]) {
    const [ask] = table.asks(seat);
    equal(ask!.kind, 'setup.one-of');
    deepEqual(keys(ask!), hands[seat]);
    for (const viewer of [0, 1, 2, 3, null]) {
      const seen = table.view(viewer).dealtFactions![seat]!;
      equal(seen.count, 2);
      deepEqual(seen.factions, viewer === seat ? hands[seat]!.map(card => card.replace('faction:', '')) : null);
    }
    deepEqual(checkPosition(table, 'two of which one'), []);
  }
});

proves('GR setup.1, R-182', 'all choose at once, may think again, and are shown together', () => {
  const table = begin(3, 'two-of-which-one', { map: 'three-player' });
  const hands = table.state.dealtFactions!.hands.map(hand => hand.map(card => card.replace('faction:', '')));
  const choose = (seat: number, which: number): void =>
    answer(table, table.asks(seat)[0] ?? table.replaceable(seat)[0]!, `faction:${hands[seat]![which]}`);
  choose(2, 0);
  choose(0, 1);
  deepEqual(table.waiting(), [1]);
  for (const viewer of [0, 1, 2, null]) ok(table.view(viewer).draft!.drafted.every(({ faction }) => faction === null));
  equal(table.events.filter(({ type }) => type === 'faction-picked').length, 0);
  deepEqual(checkPosition(table, 'chosen in secret'), []);
  choose(2, 1); // another choice, as long as not all have chosen
  choose(1, 0);
  deepEqual(
    table.state.seats.map(({ faction }) => faction as string),
    [hands[0]![1], hands[1]![0], hands[2]![1]],
  );
  equal(table.state.dealtFactions, undefined);
  equal(undo(table, 1).ok, false); // all have seen what the others chose
});

proves('GR setup.1, R-182', 'each player is dealt a random faction from those that they named', () => {
  const table = begin(3, 'random-within', { map: 'three-player' });
  const named = [
    ['sol', 'hacan', 'letnev'],
    ['sol', 'hacan', 'letnev'],
    ['sol', 'hacan', 'letnev', 'xxcha'],
  ];
  for (const ask of table.asks()) {
    ok(ask.form === 'pick');
    deepEqual([ask.kind, ask.min, ask.max], ['setup.name-factions', 3, wholeFactions.length]);
    equal(table.answer({ ask: ask.id, seat: ask.seat, value: ['sol', 'hacan'] }).ok, false);
  }
  for (const seat of [0, 1, 2]) answer(table, table.asks(seat)[0]!, ...named[seat]!);
  const dealt = table.state.seats.map(({ faction }) => faction as string);
  equal(new Set(dealt).size, 3);
  for (const [seat, faction] of dealt.entries()) ok(named[seat]!.includes(faction));
});

proves('GR setup.1, R-182', 'or from those named in the options, without any question', () => {
  const table = begin(3, 'random-within from=sol,hacan,letnev,xxcha', { map: 'three-player' });
  const dealt = table.state.seats.map(({ faction }) => faction as string);
  equal(new Set(dealt).size, 3);
  for (const faction of dealt) ok(['sol', 'hacan', 'letnev', 'xxcha'].includes(faction));
  equal(table.state.draft, undefined);
});

proves('GR setup.1, R-182', 'a pick is taken back as long as nobody else has decided', () => {
  const table = begin(4, 'pick-and-ban');
  const [ask] = table.asks();
  answer(table, ask!, 'sol');
  ok(undo(table, ask!.seat).ok);
  deepEqual(table.state.draft!.banned, []);
  answer(table, table.asks()[0]!, 'hacan');
  answer(table, table.asks()[0]!, 'sol');
  equal(undo(table, ask!.seat).ok, false);
  deepEqual(table.state.draft!.banned, ['hacan', 'sol']);
});

proves('GR setup.1, R-182', 'a draft is saved, loaded and verified like the rest of a game', () => {
  const table = begin(3, 'two-of-which-one');
  answer(table, table.asks(1)[0]!, table.state.dealtFactions!.hands[1]![0]!);
  const file = JSON.parse(JSON.stringify(save(table)));
  ok(verify(twilightImperium, file).ok);
  const loaded = load(twilightImperium, file);
  ok(loaded.ok);
  deepEqual(loaded.value.state, table.state);
  deepEqual(loaded.value.asks(), table.asks());
});
