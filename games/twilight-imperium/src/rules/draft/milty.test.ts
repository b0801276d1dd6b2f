import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Ask, save, simplestAnswer, undo, verify } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../index.ts';
import { faultsOf } from '../../model/draft/bounds.ts';
import { bordersOf, miltyLayout } from '../../model/draft/milty-layouts.ts';
import { factions } from '../../model/factions/factions.ts';
import { seatsClockwise } from '../../model/readers.ts';
import type { TestTable } from '../../testing/index.ts';

const begin = (seats: number, setup = 'milty', seed = 'milty'): TestTable =>
  newTable(twilightImperium, { seats, options: { setup }, seed });

const options = (ask: Ask): string[] => (ask.form === 'pick' ? ask.options.map(({ key }) => key) : []);
const take = (table: TestTable, key: string): void => {
  const [ask] = table.asks();
  const taken = table.answer({ ask: ask!.id, seat: ask!.seat, value: [key] });
  ok(taken.ok, taken.ok ? '' : taken.message);
};

/** Everybody takes the last thing on offer of a kind. */
function draft(table: TestTable, kind: (round: number) => string): number[] {
  const seats: number[] = [];
  const count = table.state.seats.length;
  for (let [ask] = table.asks(); ask?.kind === 'setup.draft'; [ask] = table.asks()) {
    const wanted = kind(Math.floor(seats.length / count));
    const own = options(ask);
    seats.push(ask.seat);
    take(table, own.findLast(key => key.startsWith(wanted)) ?? own[0]!);
  }
  return seats;
}

proves('GR setup.1, R-181', 'players pick a faction, a slice and a place in snake order', () => {
  const table = begin(4, 'milty slices=6 factions=7');
  const { order } = table.state.draft!;
  const [first] = table.asks();
  deepEqual([first!.seat, options(first!).length], [order[0], 7 + 6 + 4]);
  const seats = draft(table, round => ['faction', 'slice', 'position'][round]!);
  // Nobody is asked about the last place.
  deepEqual(seats, [...order, ...order.toReversed(), ...order].slice(0, 11));
  const { state } = table;
  equal(new Set(state.seats.map(({ faction }) => faction)).size, 4);
  deepEqual([...state.clockwise!].sort(), [0, 1, 2, 3]);
  equal(state.draft, undefined);
});

proves('GR setup.1, R-181', 'nobody is offered what somebody has, or a second thing of a kind', () => {
  const table = begin(3);
  const [one] = table.asks();
  take(table, 'slice:2');
  const [two] = table.asks();
  ok(!options(two!).includes('slice:2'));
  take(table, 'position:1');
  const [three] = table.asks();
  ok(!options(three!).includes('slice:2') && !options(three!).includes('position:1'));
  const [faction] = options(three!);
  take(table, faction!);
  equal(table.asks()[0]!.seat, three!.seat); // who comes last in a round comes first in the next
  ok(options(table.asks()[0]!).every(key => !key.startsWith('faction:')));
  take(table, 'slice:1');
  ok(options(table.asks()[0]!).every(key => !key.startsWith('position:') && key !== faction));
  take(table, options(table.asks()[0]!)[0]!);
  equal(table.asks()[0]!.seat, one!.seat);
  ok(options(table.asks()[0]!).every(key => !key.startsWith('slice:')));
});

const given = [
  ...['25,69,34,49,45', '24,66,40,41,67', '26,35,19,46,42', '27,36,20,47,43', '28,37,21,48,44', '29,38,22,50,68'],
];

proves(
  'GR setup.1, R-181',
  'slices are placed at the seat of their owner, as seen from the home system facing Mecatol Rex',
  () => {
    const table = begin(6, `milty given=${given.join(';')}`);
    draft(table, round => ['slice', 'position', 'faction'][round]!);
    const { galaxy, seats, clockwise } = table.state;
    const at = (position: string): string => galaxy.tiles.find(each => each.position === position)!.tile;
    const layout = miltyLayout(6);
    for (const [position, seat] of clockwise!.entries()) {
      equal(at(layout.homes[position]!), factions[seats[seat]!.faction].home);
      ok(given.includes(layout.slices[position]!.map(at).join()));
    }
    equal(galaxy.tiles.filter(({ position }) => /^\d/.test(position)).length, 37);
  },
);

proves('GR setup.1, LRR 80.5, R-181', 'the first place is the speaker’s, and the others follow clockwise', () => {
  for (const seats of [3, 5, 8]) {
    const table = begin(seats);
    draft(table, round => ['position', 'faction', 'slice'][round]!);
    const { state } = table;
    equal(state.speaker, state.clockwise![0]);
    deepEqual(seatsClockwise(state, state.speaker), state.clockwise);
    deepEqual(seatsClockwise(state, state.clockwise![1]!), [...state.clockwise!.slice(1), state.speaker]);
    for (let [ask] = table.asks(); ask && ask.kind !== 'strategy-card'; [ask] = table.asks())
      table.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
    const picks: number[] = [];
    for (let [ask] = table.asks(); ask?.kind === 'strategy-card' && picks.length < seats; [ask] = table.asks()) {
      picks.push(ask.seat);
      table.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
    }
    deepEqual(picks, state.clockwise!.slice(0, picks.length)); // not the numbers of the seats
    ok(picks.length > 2);
  }
});

proves('R-181', 'slices keep the limits set in the options', () => {
  for (const seats of [3, 4, 5, 6, 7, 8])
    for (const seed of ['a', 'b', 'c']) {
      const { state, events } = begin(seats, 'milty', seed);
      const { setup } = state.options;
      ok(setup?.kind === 'milty');
      const { slices } = state.draft!;
      equal(slices.length, Math.min(9, seats + 1));
      deepEqual(faultsOf(slices, setup.bounds, bordersOf(miltyLayout(seats))), []);
      const told = events.find(({ type }) => type === 'slices-laid-out');
      deepEqual(told?.data, { slices, faults: [] });
    }
});

proves('GR setup.1, R-181', 'the board shows what is known while the draft goes on', () => {
  const table = begin(3);
  deepEqual(
    table.state.systems.map(({ id }) => id),
    ['18'],
  );
  const [{ seat }] = table.asks() as [Ask];
  take(table, 'position:2');
  equal(undo(table, seat).ok, true);
  take(table, 'slice:1');
  equal(table.view(null).systems.length, 1); // nobody knows where it goes
  deepEqual(table.view(null).draft!.drafted[seat], { faction: null, slice: 0, position: null });
  draft(table, round => ['faction', 'faction', 'position'][round]!);
  equal(table.view(null).systems.length, 1 + 3 * 6 + 1); // with homes and the wormhole nexus
});

proves('GR setup.1, R-181', 'a pick can be taken back until somebody else has decided, and a draft is verified', () => {
  const table = begin(3);
  const [{ seat }] = table.asks() as [Ask];
  take(table, 'slice:1');
  equal(table.asks()[0]!.seat === seat, false);
  ok(undo(table, seat).ok);
  equal(table.asks()[0]!.seat, seat);
  take(table, 'slice:3');
  take(table, 'slice:1');
  equal(undo(table, seat).ok, false);
  draft(table, () => 'faction');
  ok(verify(twilightImperium, JSON.parse(JSON.stringify(save(table)))).ok);
});
