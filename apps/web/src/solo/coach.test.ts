import { adviser } from '@orrery/bots';
import { catalogue } from '@orrery/catalogue';
import { quickRandom, readNewOptions, seedFrom, simplestAnswer, Table } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { coachText } from '../coach/index.ts';

/** Questions that come up at many tables and in every game; the coach says more than its general words about these. */
const usual = {
  'eminent-domain': ['action', 'role', 'boost', 'follow', 'discard', 'survey.keep'],
  'twilight-imperium': [
    ...['setup.faction', 'setup.ban', 'setup.one-of', 'setup.name-factions', 'setup.draft', 'setup.home'],
    ...['setup.tile', 'setup.tile-place', 'setup.technology', 'setup.return-secret', 'setup.place'],
    ...['strategy-card', 'action', 'activate', 'move.ships', 'commit', 'produce', 'follow', 'vote'],
  ],
} as const;

test.each(Object.entries(usual))('the coach has words for the usual questions of %s', (game, kinds) => {
  for (const kind of kinds) expect(coachText(game, kind), kind).toBeDefined();
});

/** Games to advise in: one with the usual options, and for Twilight Imperium all factions and all ways to set up. */
const tables: readonly (readonly [string, object, number])[] = [
  ...catalogue.map(({ id, players }) => [id, {}, players] as const),
  ...[
    ['arborec', 'argent', 'creuss', 'empyrean', 'hacan'],
    ['jolnar', 'keleres', 'l1z1x', 'letnev', 'mahact'],
    ['mentak', 'muaat', 'naalu', 'naaz-rokha', 'nekro'],
    ['nomad', 'saar', 'sardakk', 'sol', 'titans'],
    ['vuilraith', 'winnu', 'xxcha', 'yin', 'yssaril'],
  ].map(factions => ['twilight-imperium', { factions }, 5] as const),
  ...['milty', 'pick-and-ban', 'two-of-which-one', 'random-within', 'build'].map(
    setup => ['twilight-imperium', { setup }, 4] as const,
  ),
];

test.each(tables)('P10: advice in %s with %j comes from the view and the question alone', (id, chosen, seats) => {
  const { game } = catalogue.find(each => each.id === id)!;
  const options = readNewOptions(game, chosen, seats);
  if (!options.ok) throw new Error(options.message);
  const table = new Table(game, { seats, options: options.value, seed: seedFrom('coach') });
  for (let i = 0; i < 60 && !table.over; i++) {
    const seat = table.waiting()[0]!;
    const ask = table.asks(seat).find(({ ahead }) => !ahead)!;
    const random = quickRandom(1);
    const sent = JSON.parse(JSON.stringify({ view: table.view(seat), ask }));
    const advice = adviser(id)!.choose({ ...sent, random, isLegal: () => true });
    expect(JSON.parse(JSON.stringify(advice))).toEqual(advice);
    const value = table.check({ ask: ask.id, seat, value: advice }).ok ? advice : simplestAnswer(ask);
    if (!ask.checked) expect(table.check({ ask: ask.id, seat, value: advice }).ok, ask.kind).toBe(true);
    table.answer({ ask: ask.id, seat, value });
  }
});
