import { type Ask, cloneJson, type Position, positionOf, quickRandom, seedFrom, Table, tableAt } from '@orrery/kernel';
import { twilightImperium } from '@orrery/twilight-imperium';
import type { Planet } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { consult } from '../index.ts';
import { actionAnswers } from './action.ts';
import { expeditions } from './expedition.ts';
import { landings } from './landing.ts';
import { realmOf } from './realm.ts';
import { stewardBot } from './steward.ts';
import { atMoment, windowAnswers } from './windows.ts';

type TiTable = Table<ReturnType<typeof twilightImperium.setup>, ReturnType<typeof twilightImperium.view>>;

function newTable(seed: string): TiTable {
  const options = twilightImperium.readOptions({ factions: ['titans', 'sol', 'hacan'] }, 3);
  if (!options.ok) throw new Error(options.message);
  return new Table(twilightImperium, { seats: 3, options: options.value, seed: seedFrom(seed) });
}

/** Lets stewards play until a question is asked. */
function playUntil(table: TiTable, isReached: (ask: Ask) => boolean): Ask {
  for (let asked = 0; ; asked++) {
    const ask = table.firstAsk()!;
    if (isReached(ask)) return ask;
    const value = consult(stewardBot, table, ask, { random: quickRandom(asked) });
    if (!table.answer({ ask: ask.id, seat: ask.seat, value }).ok) throw new Error(`${ask.kind} was answered wrongly`);
  }
}

const isTurn = ({ kind, seat }: Ask): boolean => kind === 'action' && seat === 0;
const table = newTable('titans');
playUntil(table, isTurn);

/** The first turn of the Titans, with a change to the planets. */
function changed(change: (planet: Planet) => Planet): TiTable {
  const position = cloneJson(positionOf(table) as never) as Position<TiTable['state']>;
  const { state } = position.snapshot;
  state.systems = state.systems.map(system => ({ ...system, planets: system.planets.map(change) }));
  return tableAt(table.game, position, { seed: seedFrom('titans') }) as TiTable;
}

const far = table
  .view(0)
  .systems.findLast(
    ({ planets, tokens }) => planets.length === 1 && tokens.length === 0 && planets[0]!.controller === null,
  )!;
const asleep = (planet: Planet): Planet =>
  planet.id === far.planets[0]!.id ? { ...planet, factionTokens: [{ id: 'sleeper', seat: 0 }] } : planet;

test('a system where a sleeper can awaken is worth an activation, from however far away', () => {
  const value = (of: TiTable): number =>
    expeditions(realmOf(of.view(0), 0)).find(({ system }) => system === far.id)?.value ?? Number.NEGATIVE_INFINITY;
  expect(value(changed(asleep))).toBeGreaterThan(value(table));
});

test('it awakens sleepers if the simulation is favourable, and all of them', () => {
  const played = changed(asleep);
  const { id } = played.firstAsk()!;
  played.answer({ ask: id, seat: 0, value: ['tactical'] });
  played.answer({ ask: played.firstAsk()!.id, seat: 0, value: [far.id] });
  const ask = played.firstAsk()!;
  expect(ask.form === 'pick' && ask.options.map(({ key }) => key)).toContain('awaken');
  expect(consult(stewardBot, played, ask, { random: quickRandom(1) })).toEqual(['awaken']);
  const realm = realmOf(played.view(0), 0);
  const options = ['one', 'two'].map(key => ({ key }));
  const several: Ask = { id: '0.0', seat: 0, kind: 'awaken', prompt: {}, form: 'pick', options, min: 1, max: 2 };
  expect(windowAnswers.awaken!({ ask: several, realm })).toEqual(['one', 'two']);
});

test('it always lays sleepers down, and cancels hits on its own units only', () => {
  const realm = realmOf(table.view(0), 0);
  const offered = (key: string, prompt: Ask['prompt'] = {}) =>
    atMoment({
      ask: { id: '0.0', seat: 0, kind: 'w', prompt, form: 'pick', options: [{ key }], min: 0, max: 1 },
      realm,
    });
  expect(offered('terragenesis')).toEqual(['terragenesis']);
  expect(offered('tungstantus')).toEqual(['tungstantus']);
  expect(offered('tellurian', { seat: 0 })).toEqual(['tellurian']);
  expect(offered('tellurian', { seat: 1 })).toEqual([]);
});

test('others count a Hel-Titan among the defenders, and the cannons of a planet', () => {
  const held = (more: Partial<Planet>) => {
    const game = changed(planet =>
      planet.id === far.planets[0]!.id
        ? { ...planet, controller: 0, units: [{ seat: 0, unit: 'pds', count: 1, damaged: 0 }], ...more }
        : planet,
    );
    const realm = realmOf(game.view(1), 1);
    const system = realm.systems.get(far.id)!;
    return landings(realm, system, new Map([['infantry', 3]]))[0]?.odds ?? 0;
  };
  const garrison = held({});
  expect(garrison).toBeLessThan(held({ units: [] }));
  expect(held({ attachments: ['geoform'] })).toBeLessThan(garrison);
});

test.each(['ul-the-progenitor:ul-the-progenitor', 'terraform:terraform#1'])('it takes the action of %s', action => {
  const options = [`component:${action}`, 'pass'].map(key => ({ key }));
  const ask: Ask = { id: '0.0', seat: 0, kind: 'action', prompt: {}, form: 'pick', options, min: 1, max: 1 };
  expect(actionAnswers.action!({ ask, realm: realmOf(table.view(0), 0) })).toEqual([`component:${action}`]);
});
