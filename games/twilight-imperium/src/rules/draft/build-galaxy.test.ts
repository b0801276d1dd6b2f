import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Ask, quickRandom, save, undo, verify } from '@orrery/kernel';
import { checkPosition, legalRandomAnswer, newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../index.ts';
import { builtLayout } from '../../model/draft/built-map.ts';
import { tileOfPiece } from '../../model/draft/draft-state.ts';
import { openRing } from '../../model/draft/placements.ts';
import { tileFacts } from '../../model/galaxy/galaxy.ts';
import { clash, terrainOf } from '../../model/galaxy/galaxy-balance.ts';
import { readMapString, writeMapString } from '../../model/galaxy/map-string.ts';
import { seatsClockwise } from '../../model/readers.ts';
import type { TestTable } from '../../testing/index.ts';

const names = ['sol', 'hacan', 'letnev', 'xxcha', 'jolnar', 'l1z1x', 'mentak', 'sardakk'];
const begin = (seats: number, map = 'build', other: object = {}): TestTable =>
  newTable(twilightImperium, {
    seats,
    options: { map, factions: names.slice(0, seats), ...other },
    seed: `build ${seats}`,
  });
const layoutOf = ({ state }: TestTable) => builtLayout(state.options.map, state.seats.length, state.options.sets)!;

const answer = (table: TestTable, { id, seat }: Ask, value: string): void => {
  const taken = table.answer({ ask: id, seat, value: [value] });
  ok(taken.ok, taken.ok ? '' : taken.message);
};
const isBuilding = (ask: Ask | undefined): ask is Ask => ask?.kind.startsWith('setup.tile') === true;

/** Builds at random, looking at the table before each tile. */
function build(table: TestTable, look: (ask: Ask) => void = () => {}): TestTable {
  const random = quickRandom(table.state.seats.length);
  for (let [ask] = table.asks(); isBuilding(ask); [ask] = table.asks()) {
    if (ask.kind === 'setup.tile') look(ask);
    table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
  }
  return table;
}

const tables: readonly (readonly [number, string])[] = [
  [3, 'build'],
  [4, 'build'],
  [5, 'build'],
  [5, 'build five-player'],
  [6, 'build'],
  [6, 'build six-player-large'],
  [7, 'build'],
  [7, 'build seven-player-alternate'],
  [8, 'build'],
  [8, 'build eight-player-alternate'],
];

proves(
  'GR setup.1, R-180',
  'blue and red tiles are dealt by the number of players, and only their backs are seen',
  () => {
    for (const [seats, map] of tables) {
      const table = begin(seats, map);
      const { each } = layoutOf(table);
      const { hands, extra, box } = table.state.dealtTiles!;
      const all = [...hands.flat(), ...extra, ...box];
      equal(new Set(all).size, all.length);
      for (const [seat, hand] of hands.entries()) {
        const backs = hand.map(piece => tileFacts(tileOfPiece(piece)).back);
        const placed = table.events.filter(
          ({ type, data }) => type === 'tile-placed' && (data as { seat: number }).seat === seat,
        );
        equal(backs.length + placed.length, each.blue + each.red);
        for (const viewer of [...hands.keys(), null]) {
          const seen = table.view(viewer).dealtTiles!.hands[seat]!;
          deepEqual(
            [seen.blue, seen.red],
            [backs.filter(back => back === 'blue').length, backs.filter(back => back === 'red').length],
          );
          deepEqual(seen.tiles, viewer === seat ? hand.map(tileOfPiece) : null);
        }
      }
      deepEqual(checkPosition(table, map), []);
    }
  },
);

proves(
  'GR setup.1',
  'players place tiles clockwise from the speaker; the last player places two, then the order reverses',
  () => {
    const table = begin(4);
    const order = seatsClockwise(table.state, table.state.speaker);
    build(table);
    const placed = table.events.flatMap(event => (event.type === 'tile-placed' ? [event.data.seat] : []));
    const there = [...order, ...order.toReversed()];
    deepEqual(placed, [...there, ...there, ...there, ...there]);
  },
);

proves(
  'GR setup.1, R-180',
  'the speaker first places the tiles that this number of players needs next to Mecatol Rex',
  () => {
    for (const [seats, map, red, blue] of [
      [5, 'build five-player', 1, 0],
      [7, 'build', 2, 3],
      [8, 'build', 2, 2],
    ] as const) {
      const table = begin(seats, map);
      const { speaker } = table.state;
      const drawn = table.events.flatMap(event => (event.type === 'tiles-drawn' ? event.data.tiles : []));
      const backs = drawn.map(tile => tileFacts(tile).back);
      deepEqual(
        [backs.filter(back => back === 'red').length, backs.filter(back => back === 'blue').length],
        [red, blue],
      );
      build(table);
      const placed = table.events.flatMap(event => (event.type === 'tile-placed' ? [event.data] : []));
      const first = placed.slice(0, red + blue);
      deepEqual(first.map(({ tile }) => tile).sort(), [...drawn].sort());
      for (const { seat, position } of first) deepEqual([seat, position.charAt(0)], [speaker, '1']);
    }
  },
);

proves(
  'GR setup.1, R-180',
  'a galaxy is built ring by ring, with anomalies and equal wormholes apart where possible',
  () => {
    for (const [seats, map] of tables) {
      const table = begin(seats, map);
      const layout = layoutOf(table);
      build(table, ask => {
        const { galaxy, dealtTiles } = table.state;
        const isExtra = dealtTiles!.extra.length > 0;
        const hand = (isExtra ? dealtTiles!.extra : dealtTiles!.hands[ask.seat]!).map(tileOfPiece);
        const free = openRing(galaxy, layout);
        const laid = new Map(galaxy.tiles.map(({ position, tile }) => [position, tile]));
        const systems = [...laid].filter(
          ([position, tile]) => /^\d/.test(position) && tileFacts(tile).back !== 'hyperlane',
        );
        const { positions, beside } = terrainOf(
          [...new Set([...systems.map(([position]) => position), ...free])],
          layout.hyperlanes,
          [],
          '000',
        );
        const isClean = (tile: string, position: string): boolean =>
          beside[positions.indexOf(position)]!.every(other => {
            const neighbour = laid.get(positions[other]!);
            return !neighbour || !clash(tile, neighbour);
          });
        const clean = hand.filter(tile => free.some(position => isClean(tile, position)));
        ok(ask.form === 'pick');
        deepEqual(ask.options.map(({ at }) => String(at!.tile)).sort(), (clean.length > 0 ? clean : hand).sort());
      });
      const { galaxy } = table.state;
      for (const position of layout.open) ok(galaxy.tiles.some(each => each.position === position));
      equal(table.state.dealtTiles, undefined);
    }
  },
);

proves('GR setup.1', 'home systems are where the layout has them, and a built map has a map string', () => {
  for (const [seats, map] of tables) {
    const { state } = build(begin(seats, map));
    const { homes } = builtLayout(state.options.map, seats, state.options.sets)!;
    for (const [seat, { home }] of state.seats.entries())
      equal(state.galaxy.tiles.find(({ tile }) => tile === home)!.position, homes[seat]);
    const { sets, factions } = state.options;
    const read = readMapString(writeMapString(state.galaxy), { players: seats, sets, factions });
    ok(read.ok);
    deepEqual(read.value.plan.homes, homes);
  }
});

proves('GR setup.3', 'five players without hyperlanes get trade goods for poor positions on a built map too', () => {
  const { state } = build(begin(5, 'build five-player'));
  deepEqual(
    state.seats.map(({ tradeGoods }) => tradeGoods),
    [0, 2, 4, 2, 0],
  );
});

proves('GR setup.1, R-180', 'a tile is hidden until it is placed', () => {
  const table = begin(3);
  const [tile] = table.asks() as [Ask];
  ok(tile.form === 'pick');
  answer(table, tile, tile.options[0]!.key);
  const [place] = table.asks() as [Ask];
  deepEqual([place.kind, place.seat], ['setup.tile-place', tile.seat]);
  for (const viewer of [0, 1, 2, null]) {
    if (viewer === tile.seat) continue;
    deepEqual(table.view(viewer).galaxy.tiles.length, 1 + 3 + 1);
    equal(table.view(viewer).dealtTiles!.hands[tile.seat]!.tiles, null);
  }
  deepEqual(checkPosition(table, 'a tile in hand'), []);
  ok(undo(table, tile.seat).ok); // another tile, as long as it is not placed
  const [again] = table.asks() as [Ask];
  ok(again.form === 'pick');
  answer(table, again, again.options[1]!.key);
  const [where] = table.asks() as [Ask];
  ok(where.form === 'pick');
  answer(table, where, where.options[0]!.key);
  equal(undo(table, tile.seat).ok, false); // all have seen it
  build(table);
  ok(verify(twilightImperium, JSON.parse(JSON.stringify(save(table)))).ok);
});

proves('GR setup.1', 'factions may be drafted before the galaxy is built', () => {
  const table = newTable(twilightImperium, { seats: 3, options: { setup: 'pick', map: 'build' }, seed: 'both' });
  for (let [ask] = table.asks(); ask?.kind === 'setup.faction'; [ask] = table.asks()) {
    ok(ask.form === 'pick');
    answer(table, ask, ask.options[0]!.key);
  }
  equal(new Set(table.state.seats.map(({ faction }) => faction)).size, 3);
  ok(isBuilding(table.asks()[0]));
  equal(build(table).state.phase === 'setup', true);
});

proves('GR setup.1, R-180', 'options that are not legal have a reason', () => {
  const said = new Set<string>();
  for (const [seats, map] of tables) {
    const table = begin(seats, map);
    const random = quickRandom(seats);
    for (let [ask] = table.asks(); isBuilding(ask); [ask] = table.asks()) {
      ok(ask.form === 'pick');
      const offered = ask.options.map(({ key }) => key);
      for (const { option, reason } of table.barred(ask.seat).flat()) {
        ok(!offered.includes(option.key));
        equal(reason.rule, 'R-180');
        said.add(reason.id);
      }
      table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
    }
  }
  deepEqual([...said].sort(), ['build.anomaly', 'build.no-place', 'build.wormhole']);
});
