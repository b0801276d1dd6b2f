import type { Ask } from '@orrery/kernel';
import type { Die, TwilightImperiumEvent, View } from '@orrery/twilight-imperium/view';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Choice } from '../../ask/choice.ts';
import type { BoardProps } from '../board.ts';
import { board } from './index.tsx';
import { selectablesOf } from './map/selectable.ts';
import { inTurn, missingFor } from './player-figures.ts';
import { someTable } from './testing.ts';

const html = (part: 'Table' | 'OwnPanel' | 'CommonPanel' | 'Heading', props: BoardProps<View, TwilightImperiumEvent>) =>
  renderToStaticMarkup(createElement(board[part], props));

const count = (text: string, what: RegExp) => [...text.matchAll(what)].length;

test.each([3, 6, 8])('the galaxy of %i players shows every system once, drawn and in words', async seats => {
  const props = await someTable(seats);
  const drawn = html('Table', props);
  expect(count(drawn, /data-system="/g)).toBe(props.view.systems.length);
  expect(count(drawn, /<article>/g)).toBe(props.view.systems.length);
  expect(count(html('Heading', props), /ti-score-name/g)).toBe(seats);
});

test.each([
  ['milty', 'Slice 1'],
  ['pick-and-ban', 'Factions on offer'],
  ['two-of-which-one', ' or '],
  ['random-within', 'Factions on offer'],
  ['build', 'Your tile'],
])('a table can be shown while it is set up: %s', async (setup, words) => {
  const props = await someTable(4, { setup });
  for (const part of ['Table', 'OwnPanel', 'Heading'] as const) expect(html(part, props)).toContain('<');
  expect(html('CommonPanel', props)).toContain(words);
});

test('a player knows their faction while homes are chosen, and nobody does before a draft', async () => {
  const homes = await someTable(3, { factions: ['keleres', 'sol', 'hacan'] });
  expect(homes.picture.asks[0]?.kind).toBe('setup.home');
  expect(board.welcome(homes).join()).toContain('The Council Keleres');
  expect(html('Heading', homes)).toContain('Keleres');
  const draft = await someTable(3, { setup: 'pick-and-ban' });
  expect(board.welcome(draft)).toEqual([]);
});

test('no two systems have the same name in a list', async () => {
  const props = await someTable(6);
  const options = props.view.systems.map(({ id }) => ({ key: id, at: { system: id } }));
  const ask = { id: '1', seat: 0, kind: 'activate', prompt: {}, form: 'pick', min: 1, max: 1, options } as const;
  const labels = options.map(option => board.option(ask, option, props).label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain('000 Mecatol Rex');
});

test('my hand is mine, and everybody sees the strategy cards', async () => {
  const props = await someTable(6);
  expect(html('OwnPanel', props)).toContain('Support for the Throne');
  expect(html('OwnPanel', { ...props, me: null })).not.toContain('Support for the Throne');
  expect(html('CommonPanel', props)).toContain('Leadership');
});

test('units that something sets apart are drawn and named apart from others of their type', async () => {
  const props = await someTable(3);
  const { home } = props.view.players[0]!;
  const mechs = { seat: 0, unit: 'mech', count: 1, damaged: 0 } as const;
  const systems = props.view.systems.map(system =>
    system.id === home ? { ...system, space: [mechs, { ...mechs, count: 2, mark: 'z-grav' }] } : system,
  );
  const drawn = html('Table', { ...props, view: { ...props.view, systems } });
  expect(drawn).toContain('1 mech and 2 mechs (a ship now)');
  expect(count(drawn, /ti-apart/g)).toBe(1);
});

test('a fight shows both sides, what was thrown and what is to be taken', async () => {
  const props = await someTable(3);
  const [attacker, defender] = [0, 1];
  const { home } = props.view.players[defender]!;
  const fleet = { seat: attacker, unit: 'dreadnought', count: 2, damaged: 1 } as const;
  const systems = props.view.systems.map(system =>
    system.id === home ? { ...system, space: [...system.space, fleet] } : system,
  );
  const combat: NonNullable<View['combat']> = {
    kind: 'space',
    system: home,
    planet: null,
    ...{ attacker, defender, round: 2, retreating: defender },
    hits: { attacker: 1, defender: 0 },
    losses: [{ seat: attacker, unit: 'cruiser', count: 1, round: 1, cause: 'combat' }],
    ...{ scorers: [], sustained: [], silenced: [] },
  };
  const dice: Die[] = [
    { unit: 'dreadnought', needs: 5, result: 7 },
    { unit: 'dreadnought', needs: 5, result: 2 },
  ];
  const events: TwilightImperiumEvent[] = [
    { type: 'combat', data: { kind: 'space', system: home, attacker, defender } },
    { type: 'combat-roll', data: { seat: attacker, dice, hits: 1 } },
  ];
  const drawn = html('Table', { ...props, events, view: { ...props.view, systems, combat } });
  for (const words of [
    '2 dreadnoughts',
    '1 damaged',
    'needs 5, hit',
    'needs 5, miss',
    'Hits to take: 1',
    'Lost: 1 cruiser',
  ])
    expect(drawn).toContain(words);
});

const choosing = (ask: Partial<Ask>): Choice => ({
  ask: { id: '1', seat: 0, prompt: {}, ...ask } as Ask,
  draft: undefined,
  cannot: [],
  cannotAt: () => [],
  optionsAt: () => [],
  isChosen: key => key === 'b',
  isAdvised: () => false,
  pick: () => {},
  change: () => {},
  confirm: () => {},
});

test('what a question points at lights up where it lies', async () => {
  const { view } = await someTable(3);
  const [here, there] = view.systems.filter(({ planets }) => planets.length > 0);
  const world = there!.planets[0]!.id;
  const options = [
    { key: 'a', at: { system: here!.id } },
    { key: 'b', at: { planet: world } },
    { key: 'c', at: { planet: world, unit: 'infantry' } },
    { key: 'd', at: { action: 'pass' } },
  ];
  const { systems } = selectablesOf(
    choosing({ form: 'pick', kind: 'recall', options, min: 1, max: 1 } as Partial<Ask>),
    view,
  );
  expect(Object.fromEntries(systems)).toEqual({
    [here!.id]: { system: { keys: ['a'], chosen: false }, planets: {}, units: {}, barred: {} },
    [there!.id]: {
      planets: { [world]: { keys: ['b'], chosen: true } },
      units: { [`${world}:infantry`]: { keys: ['c'], chosen: false } },
      barred: {},
    },
  });
  const landing = selectablesOf(
    choosing({ form: 'pick', kind: 'commit', options: [options[2]] } as Partial<Ask>),
    view,
  );
  expect(landing.systems.get(there!.id)?.planets).toEqual({ [world]: { keys: ['c'], chosen: false } });
});

test('what it does not offer is dimmed where it lies, unless something else can be done with it', async () => {
  const { view } = await someTable(3);
  const [here, there] = view.systems.filter(({ planets }) => planets.length > 0);
  const cannot = [here, there].map(system => ({
    option: { key: system!.id, at: { system: system!.id } },
    ...{ label: 'A system', why: 'Your token is there.', rule: 'LRR 5.2' },
  }));
  const ask = { form: 'pick', kind: 'activate', options: [{ key: 'a', at: { system: here!.id } }] } as Partial<Ask>;
  const { systems } = selectablesOf({ ...choosing(ask), cannot }, view);
  expect(systems.get(here!.id)?.barred).toEqual({});
  expect(systems.get(there!.id)).toEqual({ planets: {}, units: {}, barred: { system: cannot[1] } });
});

test('ships told to move light up where they set out from, whichever system that is', async () => {
  const { view } = await someTable(3);
  const from = view.players[0]!.home;
  const lines = [{ key: 'carrier', at: { unit: 'carrier' }, min: 0, max: 1 }];
  const ask = { form: 'allocate', kind: 'move.ships', lines, min: 1, max: 1, prompt: { from } } as Partial<Ask>;
  expect(selectablesOf(choosing(ask), view).systems.get(from)?.units).toEqual({
    'space:carrier': { keys: ['carrier'], chosen: false },
  });
});

test('players stand in the order of their turns', async () => {
  const { view } = await someTable(4);
  const fresh = { ...view, speaker: 2, players: view.players.map(player => ({ ...player, strategyCards: [] })) };
  expect(inTurn(fresh).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  const held = fresh.players.map((player, i) => ({
    ...player,
    strategyCards: [{ id: (['imperial', 'leadership', 'trade', 'politics'] as const)[i]!, exhausted: false }],
  }));
  expect(inTurn({ ...fresh, players: held }).map(({ seat }) => seat)).toEqual([1, 3, 2, 0]);
});

test('what a technology lacks is counted from what lies open', async () => {
  const { view } = await someTable(3);
  const player = { ...view.players[0]!, technologies: ['neural-motivator' as const], tradeGoods: 4 };
  expect(missingFor('hyper-metabolism', player)).toEqual(['green']);
  expect(missingFor('dacxive-animators', player)).toEqual([]);
});
