import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { type Ask, simplestAnswer, stateHash } from '@orrery/kernel';
import { newTable } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { twilightImperium } from '../../index.ts';
import { factions } from '../../model/factions/factions.ts';
import { tileFacts } from '../../model/galaxy/galaxy.ts';
import { layouts } from '../../model/galaxy/layouts.ts';
import { type FactionId, unitTypes } from '../../model/ids.ts';
import { objectiveFacts } from '../../model/objectives/objectives.ts';
import { playableFactions } from '../../model/options.ts';
import { countOf, systemOf } from '../../model/readers.ts';
import type { Options } from '../../model/state.ts';
import { type DeckName, decks } from '../../moments/cards/registry.ts';
import type { TestTable } from '../../testing/index.ts';

const newGame = (seats: number, options: Partial<Options> = {}, seed = `setup ${seats}`): TestTable =>
  newTable(twilightImperium, { seats, options, seed });

const isSetup = ({ kind }: Ask): boolean => kind.startsWith('setup.');

/** Answers all questions of setup with the default. */
function setUp(table: TestTable): TestTable {
  for (let ask = table.asks().find(isSetup); ask; ask = table.asks().find(isSetup))
    table.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
  return table;
}

const sizes = [3, 4, 5, 6, 7, 8];

proves('GR setup.1', 'galaxy, factions and speaker are decided for three to eight players', () => {
  for (const seats of sizes) {
    const { state } = setUp(newGame(seats));
    equal(new Set(state.seats.map(({ faction }) => faction)).size, seats);
    for (const { faction, home } of state.seats) {
      equal(tileFacts(home).homeOf, faction);
      ok(systemOf(state, home));
    }
    ok(state.speaker >= 0 && state.speaker < seats);
    equal(state.systems.filter(({ id }) => id === '18').length, 1);
    deepEqual([state.phase, state.round], ['strategy', 1]);
  }
});

proves('GR setup.1', 'in a draft players pick free factions in turn, before the galaxy is built', () => {
  const table = newGame(4, { draft: true });
  const order: number[] = [];
  const picked: string[] = [];
  for (let ask = table.asks()[0]!; ask.kind === 'setup.faction'; ask = table.asks()[0]!) {
    equal(table.asks().length, 1);
    const open = ask.form === 'pick' ? ask.options.map(({ key }) => key) : [];
    deepEqual(
      open.filter(id => picked.includes(id)),
      [],
    );
    order.push(ask.seat);
    picked.push(open.at(-1)!);
    table.answer({ ask: ask.id, seat: ask.seat, value: [open.at(-1)!] });
  }
  deepEqual([...order].sort(), [0, 1, 2, 3]);
  const { state } = setUp(table);
  deepEqual(
    order.map(seat => state.seats[seat]!.faction),
    picked,
  );
  for (const { faction, home } of state.seats) equal(tileFacts(home).homeOf, faction);
});

proves('GR setup.1', 'named factions get the seats in the order they are named, with their home tiles', () => {
  const { state } = setUp(newGame(3, { factions: ['letnev', 'sol', 'creuss'] }));
  deepEqual(
    state.seats.map(({ faction, home }) => [faction, home]),
    [
      ['letnev', '10'],
      ['sol', '01'],
      ['creuss', '51'],
    ],
  );
  const homes = layouts['three-player'].homes.map(position =>
    state.galaxy.tiles.find(each => each.position === position),
  );
  deepEqual(
    homes.map(placed => placed?.tile),
    ['10', '01', '17'],
  );
});

proves('GR setup.1, LRR 80.5', 'a random player is the speaker', () => {
  const speakers = new Set(
    Array.from({ length: 20 }, (_, i) => newGame(3, { map: 'three-player' }, `${i}`).state.speaker),
  );
  deepEqual([...speakers].sort(), [0, 1, 2]);
});

proves('GR setup.1', 'the galaxy matches the map string', () => {
  const map = '19 20 21 22 23 24 25 0 26 27 28 0 29 30 31 0 32 33';
  const { state } = setUp(newGame(3, { map, factions: ['sol', 'hacan', 'letnev'] }));
  const at = (position: string) => state.galaxy.tiles.find(each => each.position === position)?.tile;
  deepEqual(['000', '101', '106', '202', '206', '210'].map(at), ['18', '19', '24', '01', '16', '10']);
});

proves('LRR 27', 'the custodians are on Mecatol Rex, which nobody controls', () => {
  const { state } = setUp(newGame(6));
  deepEqual([state.custodians, systemOf(state, '18').planets[0]!.controller], [true, null]);
});

proves('LRR 38.1', 'a frontier token lies in every system without planets, with Prophecy of Kings alone', () => {
  for (const seats of sizes)
    for (const { id, frontier, planets } of setUp(newGame(seats)).state.systems)
      equal(frontier, planets.length === 0, id);
  ok(setUp(newGame(4, { sets: ['base'] })).state.systems.every(({ frontier }) => !frontier));
  ok(systemOf(setUp(newGame(3, { factions: ['sol', 'hacan', 'creuss'] })).state, '17').frontier); // the gate is no home
});

proves('GR setup.2', 'five stage I and five stage II objectives, two of them soon face up', () => {
  const { state } = newGame(4, { map: 'four-player', factions: ['sol', 'hacan', 'letnev', 'xxcha'] });
  deepEqual([state.objectives.stageOne.length, state.objectives.stageTwo.length], [5, 5]);
  const kinds = (ids: readonly string[]) =>
    new Set(ids.map(id => objectiveFacts[id as keyof typeof objectiveFacts].kind));
  deepEqual([...kinds(state.objectives.stageOne)], ['stage-one']);
  deepEqual([...kinds(state.objectives.stageTwo)], ['stage-two']);
  deepEqual([...kinds(state.objectives.secret)], ['secret']);
});

proves('GR setup.2', 'only objectives of the sets in use are dealt', () => {
  const { state } = setUp(newGame(3, { sets: ['base'] }));
  const { revealed, stageOne, stageTwo, secret } = state.objectives;
  const all = [...revealed, ...stageOne, ...stageTwo, ...secret, ...state.seats.flatMap(({ secrets }) => secrets)];
  const printed = Object.values(objectiveFacts).filter(({ source, kind }) => source === 'base' && kind === 'secret');
  equal(all.length, 5 + 5 + printed.length);
  deepEqual([...new Set(all.map(id => objectiveFacts[id as keyof typeof objectiveFacts].source))], ['base']);
});

/** Every faction that can be chosen, four at a table. */
const tables: FactionId[][] = [];
const playable = playableFactions(['base', 'pok', 'codex1', 'codex2', 'codex3', 'codex4']);
for (let i = 0; i < playable.length; i += 4) tables.push([...playable, ...playable].slice(i, i + 4));

proves('GR setup.3', 'each faction has its home planets, starting units and starting technologies', () => {
  for (const chosen of tables) {
    const { state } = setUp(newGame(4, { map: 'four-player', factions: chosen }));
    for (const [seat, faction] of chosen.entries()) {
      const { units, technologies } = factions[faction];
      const player = state.seats[seat]!;
      const home = systemOf(state, player.home);
      for (const planet of home.planets) deepEqual([planet.controller, planet.exhausted], [seat, false]);
      const groups = [...home.space, ...home.planets.flatMap(planet => planet.units)];
      for (const unit of unitTypes)
        equal(
          countOf(groups, seat, each => each === unit),
          units[unit] ?? 0,
          `${faction} ${unit}`,
        );
      deepEqual(player.technologies.slice(0, technologies.length), technologies);
      equal(player.points, 0);
      if (player.sheet.includes('council-patronage')) continue; // the strategy phase has begun
      deepEqual([player.tradeGoods, player.commodities], [0, 0]);
    }
    const owned = state.systems.flatMap(({ planets }) => planets).filter(({ controller }) => controller !== null);
    equal(
      owned.length,
      chosen.reduce((sum, id) => sum + tileFacts(state.seats[chosen.indexOf(id)]!.home).planets.length, 0),
    );
  }
});

/** Setup of Sol, Hacan and one more on a given map. */
const withThird = (third: FactionId, sets?: Options['sets']): TestTable =>
  newGame(3, { map: 'three-player', factions: [third, 'sol', 'letnev'], ...(sets ? { sets } : {}) });

proves('GR setup.3', 'a player with several home planets chooses where their units start', () => {
  const table = newGame(3, { map: 'three-player', factions: ['sol', 'hacan', 'nekro'] });
  const answers: Record<string, Record<string, number>> = {
    infantry: { hercant: 3, kamdorn: 1 },
    'space-dock': { arretze: 1 },
  };
  for (const unit of ['infantry', 'space-dock']) {
    const ask = table.asks(1)[0]!;
    ok(ask.form === 'allocate');
    deepEqual([ask.kind, ask.prompt.unit], ['setup.place', unit]);
    deepEqual(ask.lines.map(({ key }) => key).sort(), ['arretze', 'hercant', 'kamdorn']);
    ok(table.answer({ ask: ask.id, seat: 1, value: answers[unit]! }).ok);
  }
  const counts = systemOf(table.state, '16').planets.map(({ id, units }) => [id, units.map(each => each.count)]);
  deepEqual(Object.fromEntries(counts), { arretze: [1], hercant: [3], kamdorn: [1] });
});

const offered = (table: TestTable) => {
  const ask = table.asks(0)[0]!;
  ok(ask.form === 'pick');
  equal(ask.kind, 'setup.technology');
  return { ask, keys: ask.options.map(({ key }) => key).sort(), bounds: [ask.min, ask.max] };
};

proves('GR setup.3', 'the Winnu choose one technology without prerequisites', () => {
  const base = offered(withThird('winnu', ['base']));
  deepEqual(base.keys, ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools']);
  const table = withThird('winnu');
  const { ask, keys, bounds } = offered(table);
  deepEqual(keys, [
    'ai-development-algorithm',
    'antimass-deflectors',
    'dark-energy-tap',
    'neural-motivator',
    'plasma-scoring',
    'psychoarchaeology',
    'sarween-tools',
    'scanlink-drone-network',
  ]);
  deepEqual(bounds, [1, 1]);
  ok(table.answer({ ask: ask.id, seat: 0, value: ['dark-energy-tap'] }).ok);
  deepEqual(table.state.seats[0]!.technologies, ['dark-energy-tap']);
});

proves('GR setup.3', 'the Argent Flight choose two of three', () => {
  const table = withThird('argent');
  const { ask, keys, bounds } = offered(table);
  deepEqual(
    [keys, bounds],
    [
      ['neural-motivator', 'plasma-scoring', 'sarween-tools'],
      [2, 2],
    ],
  );
  ok(table.answer({ ask: ask.id, seat: 0, value: ['plasma-scoring', 'sarween-tools'] }).ok);
  deepEqual(table.state.seats[0]!.technologies, ['plasma-scoring', 'sarween-tools']);
});

/** Seat 0 chooses when the other two have their technologies; these are answered by default. */
const asksLast = (second: FactionId, third: FactionId) => {
  const table = newGame(3, { map: 'three-player', factions: ['keleres', second, third] });
  const mine = ({ seat, kind }: Ask) => seat === 0 && kind === 'setup.technology';
  for (let ask = table.asks().find(isSetup); ask && !mine(ask); ask = table.asks().find(isSetup)) {
    if (ask.kind === 'setup.return-secret') break;
    table.answer({ ask: ask.id, seat: ask.seat, value: simplestAnswer(ask) });
  }
  return table;
};

proves(
  'GR setup.3, R-291, faction-abilities/the-tribuni',
  'the Council Keleres choose two that others start with, when these have chosen',
  () => {
    const table = asksLast('winnu', 'nekro');
    const winnu = table.state.seats[1]!.technologies[0]!;
    deepEqual(table.state.seats[0]!.technologies, ['dacxive-animators', winnu].sort()); // faction technologies do not count
    const choosing = asksLast('hacan', 'letnev');
    const { ask, keys, bounds } = offered(choosing);
    deepEqual(keys, ['antimass-deflectors', 'plasma-scoring', 'sarween-tools']);
    deepEqual(bounds, [2, 2]);
    ok(choosing.answer({ ask: ask.id, seat: 0, value: ['plasma-scoring', 'sarween-tools'] }).ok);
    deepEqual(choosing.state.seats[0]!.technologies, ['plasma-scoring', 'sarween-tools']);
  },
);

proves('GR setup.3, R-291, faction-abilities/the-tribuni', 'fewer where there are no two', () => {
  deepEqual(asksLast('sardakk', 'muaat').state.seats[0]!.technologies, ['plasma-scoring']);
});

proves(
  'GR setup.4, LRR 20.1',
  'three tokens in the tactic pool, three in the fleet pool, two in the strategy pool',
  () => {
    const { state } = setUp(newGame(5));
    for (const { tokens } of state.seats) deepEqual(tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 8 });
    ok(state.systems.every(({ tokens }) => tokens.length === 0));
  },
);

proves('GR setup.5', 'each draws two secret objectives, keeps one and shows neither', () => {
  const table = newGame(3, { map: 'three-player', factions: ['sol', 'titans', 'nomad'] });
  const before = table.state.objectives.secret.length;
  const hands = table.state.seats.map(({ secrets }) => [...secrets]);
  for (const seat of [0, 1, 2]) {
    const [ask] = table.asks(seat);
    ok(ask?.form === 'pick');
    equal(ask.kind, 'setup.return-secret');
    deepEqual([ask.options.map(({ key }) => key), ask.min, ask.max], [hands[seat], 1, 1]);
    for (const viewer of [0, 1, 2, null]) {
      const { secrets, secretCount } = table.view(viewer).players[seat]!;
      deepEqual([secrets, secretCount], [viewer === seat ? hands[seat] : null, 2]);
    }
  }
  for (const seat of [2, 0, 1]) table.answer({ ask: table.asks(seat)[0]!.id, seat, value: [hands[seat]![0]!] });
  deepEqual(
    table.state.seats.map(({ secrets }) => secrets),
    hands.map(([, kept]) => [kept]),
  );
  equal(table.state.objectives.secret.length, before + 3);
  for (const [back] of hands) ok(table.state.objectives.secret.includes(back!));
});

proves('GR setup.5', 'returned secret objectives are shuffled into the deck', () => {
  const onTop = ['a', 'b', 'c'].map(seed => {
    const table = newGame(3, { map: 'three-player', factions: ['sol', 'titans', 'nomad'] }, seed);
    const returned = table.state.seats.map(({ secrets }) => secrets[0]!);
    const { secret } = setUp(table).state.objectives;
    return returned.every(id => secret.slice(-3).includes(id));
  });
  ok(onTop.includes(false));
});

const deckNames = ['action-cards', 'agendas', 'cultural', 'hazardous', 'industrial', 'frontier', 'relics'] as const;
type Cards = ReturnType<typeof decks.of>;
const everyDeck = (of: (name: DeckName) => Cards): Record<DeckName, Cards> =>
  Object.fromEntries(deckNames.map(name => [name, of(name)])) as Record<DeckName, Cards>;

proves('GR setup.1', 'every deck is shuffled, with the cards of the sets in use', () => {
  const installed = everyDeck(decks.of);
  const tested = (name: DeckName): Cards => [
    ...Array.from({ length: 12 }, (_, i) => ({ card: `${name}-${i}`, source: i < 7 ? 'base' : 'te' }) as const),
    { card: `${name}-kept`, source: 'base', until: 'te' },
    { card: `${name}-replaced`, source: 'base', until: 'pok' },
  ];
  decks.install(everyDeck(tested));
  const { state } = newGame(3, { map: 'three-player', factions: ['sol', 'titans', 'nomad'] });
  const { cultural, hazardous, industrial, frontier } = state.exploration;
  const piles = [state.actionCards, state.agendas, cultural, hazardous, industrial, frontier].map(({ cards }) => cards);
  for (const [i, cards] of [...piles, state.relics].entries()) {
    const ordered = tested(deckNames[i]!)
      .filter(({ source, until }) => source === 'base' && until !== 'pok')
      .map(({ card }) => card);
    deepEqual([...cards].sort(), [...ordered].sort());
    notEqual(cards.join(), ordered.join());
  }
  decks.install(installed);
});

proves('GR setup.6', 'two stage I objectives are revealed', () => {
  for (const seats of sizes) {
    const { state } = setUp(newGame(seats));
    deepEqual([state.objectives.revealed.length, state.objectives.stageOne.length], [2, 3]);
    for (const id of state.objectives.revealed)
      equal(objectiveFacts[id as keyof typeof objectiveFacts].kind, 'stage-one');
  }
});

proves('GR setup.3', 'five players without hyperlanes get trade goods for poor positions', () => {
  const factions: FactionId[] = ['sol', 'hacan', 'letnev', 'mentak', 'xxcha'];
  const goods = (options: Partial<Options>) =>
    setUp(newGame(5, { factions, ...options })).state.seats.map(({ tradeGoods }) => tradeGoods);
  deepEqual(goods({ sets: ['base'] }), [0, 2, 4, 2, 0]);
  deepEqual(goods({ map: 'five-player' }), [0, 2, 4, 2, 0]);
  deepEqual(goods({}), [0, 0, 0, 0, 0]);
});

proves('GR setup.1', 'the setup depends only on the seed', () => {
  const hash = (seed: string) => stateHash(newGame(3, {}, seed).state);
  equal(hash('one'), hash('one'));
  notEqual(hash('one'), hash('two'));
});
