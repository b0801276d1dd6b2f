import type { PlanAnswers, Rehearsal } from '@orrery/twilight-imperium/plan';
import type { View } from '@orrery/twilight-imperium/view';
import { expect, test } from 'vitest';
import { someTable } from '../testing.ts';
import { battleIn, fightOf, problemWith } from './battle.ts';
import { plannedFights } from './planned.ts';

type System = View['systems'][number];

/** A table with these units in a system. */
async function tableWith(change: (system: System) => System): Promise<{ view: View; id: string }> {
  const { view } = await someTable(3);
  const there = view.systems.find(({ planets, space }) => planets.length > 0 && space.length === 0)!;
  return {
    id: there.id,
    view: { ...view, systems: view.systems.map(system => (system === there ? change(system) : system)) },
  };
}

const group = (seat: number, unit: 'cruiser' | 'dreadnought' | 'infantry' | 'pds', count: number, damaged = 0) => ({
  ...{ seat, unit, count, damaged },
});

test('a calculator begins with what stands in a system, and with what the players have', async () => {
  const { view, id } = await tableWith(system => ({
    ...system,
    space: [group(0, 'cruiser', 2), group(1, 'dreadnought', 1, 1)],
    planets: system.planets.map((planet, i) => (i === 0 ? { ...planet, units: [group(1, 'pds', 1)] } : planet)),
  }));
  const battle = battleIn(view, 0, id);
  expect(problemWith(battle)).toBeUndefined();
  const { faction, technologies } = view.players[1]!;
  expect(fightOf(view, battle)).toMatchObject({
    place: 'space',
    attacker: { units: { cruiser: 2 } },
    defender: { units: { dreadnought: 1, pds: 1 }, damaged: { dreadnought: 1 }, faction, technologies },
  });
});

test('where only ground forces stand it is about a landing; from nothing both sides are empty', async () => {
  const { view, id } = await tableWith(system => ({
    ...system,
    planets: system.planets.map((planet, i) => (i === 0 ? { ...planet, units: [group(2, 'infantry', 3)] } : planet)),
  }));
  expect(battleIn(view, 0, id)).toMatchObject({ place: 'ground', defender: { seat: 2, units: { infantry: 3 } } });
  expect(problemWith(battleIn(view, 0, id))).toBe('ti.calc.noAttacker');
  expect(battleIn(view, null, undefined)).toMatchObject({ attacker: { seat: 0, units: {} }, defender: { units: {} } });
});

test('a plan says which fights it leads to; before ships are chosen, with all that can come', async () => {
  const { view, id } = await tableWith(system => ({ ...system, space: [group(1, 'cruiser', 1)] }));
  const ask = { id: '1', seat: 0, kind: 'activate', prompt: {}, form: 'pick', options: [], min: 1, max: 1 } as const;
  const lines = [{ key: 'cruiser', min: 0, max: 3 }];
  const origins = [
    { from: '99', ask: { ...ask, form: 'allocate', lines, suggest: {} } },
  ] as unknown as Rehearsal['origins'];
  const rehearsal: Rehearsal = { steps: [], stop: { why: 'others' }, origins };
  const fights = (answers: PlanAnswers) => plannedFights(ask, { activate: [id], ...answers }, rehearsal, view);
  expect(fights({})).toMatchObject([{ isMost: true, opponent: 1, fight: { attacker: { units: { cruiser: 3 } } } }]);
  const [chosen] = fights({ 'move.ships@99': { cruiser: 1 } });
  expect(chosen).toMatchObject({ fight: { attacker: { units: { cruiser: 1 } } } });
  expect(chosen?.isMost).toBeUndefined();
  expect(plannedFights(ask, { activate: ['none'] }, rehearsal, view)).toEqual([]);
});
