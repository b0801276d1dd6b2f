import { deepEqual } from 'node:assert/strict';
import type { Response, Window } from '@orrery/kernel';
import { testEvents } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import type { State } from '../../model/state.ts';
import { afterCombat, endOfCombatRound, startOfCombatRound, startOfSpaceCombat } from '../../moments/combat/windows.ts';
import { beforeInvasion, startOfGroundCombat } from '../../moments/invasion/windows.ts';
import { afterShipsMoved, afterSystemActivated, afterTacticalAction } from '../../moments/movement/windows.ts';
import { activate } from '../../moments/steps.ts';
import { given, type Started } from '../../testing/index.ts';

const { emit, heard } = testEvents<{ readonly noted: { readonly moment: string } }>();

/** In this file seat 0 logs every window. */
function note<D>(w: Window<State, D>): void {
  const response: Response<State, D> = {
    id: `note/${w.id}`,
    automatic: true,
    publicly: () => true,
    playable: (_game, seat) => (seat === 0 ? ['note'] : []),
    *play() {
      yield* emit('noted', { moment: w.id });
    },
  };
  w.install(response);
}
note(afterSystemActivated);
note(afterShipsMoved);
note(startOfSpaceCombat);
note(startOfCombatRound);
note(endOfCombatRound);
note(afterCombat);
note(beforeInvasion);
note(startOfGroundCombat);
note(afterTacticalAction);

const moments = ({ table }: Started): string[] =>
  heard(table)
    .events.filter(({ type }) => ['noted', 'barrage', 'combat-roll', 'units-removed'].includes(type))
    .map(({ type, data }) => (type === 'noted' ? data.moment : type));

proves(
  'LRR 78.2, LRR 78.9a',
  'the moments of a space combat: it starts before the barrages, and ends with its last round',
  () => {
    const started = given('sol', 'hacan', 'letnev')
      .units(0, '46', { destroyer: 1 })
      .units(1, '46', { cruiser: 1 })
      .token(0, '46')
      .dice('barrage', 1, 1)
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 9)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    deepEqual(moments(started), [
      'after-system-activated',
      'after-ships-moved',
      'start-of-space-combat',
      'start-of-combat-round',
      'barrage',
      'combat-roll',
      'combat-roll',
      'end-of-combat-round',
      'start-of-combat-round',
      'combat-roll',
      'combat-roll',
      'end-of-combat-round', // LRR 78.9a
      'after-combat',
      'before-invasion',
      'after-tactical-action',
    ]);
  },
);

proves('LRR 78.10a, LRR 78.9a', 'the end of combat comes before capacity is enforced again', () => {
  const started = given('sol', 'hacan', 'letnev')
    .units(0, '46', { carrier: 1, fighter: 1 })
    .units(1, '46', { cruiser: 1 })
    .token(0, '46')
    .dice('combat', 1, 9)
    .dice('combat', 7)
    .start(activate({ system: '46' }));
  started.seat(0).isAsked('assign-hits').allots({ carrier: 1 });
  deepEqual(moments(started).slice(4), [
    'combat-roll',
    'combat-roll',
    'end-of-combat-round',
    'after-combat',
    'units-removed',
    'before-invasion',
    'after-tactical-action',
  ]);
});

proves('LRR 42.4, LRR 42.4b', 'the moments of a ground combat: it ends with its last round', () => {
  const started = given('sol', 'hacan', 'letnev')
    .units(0, '19', { carrier: 1, infantry: 1 })
    .units(1, 'wellon', { infantry: 1 })
    .planet('wellon', { controller: 1 })
    .token(0, '19')
    .dice('combat', 8)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  started.seat(0).allots({ 'infantry@wellon': 1 });
  deepEqual(moments(started).slice(3), [
    'start-of-ground-combat',
    'start-of-combat-round',
    'combat-roll',
    'combat-roll',
    'end-of-combat-round',
    'after-combat',
    'after-tactical-action',
  ]);
});

proves('LRR 78.2b, LRR 78.3a', 'a combat that ends with the barrages still has an end of its round', () => {
  const started = given('sol', 'hacan', 'letnev')
    .units('sol', '19', { destroyer: 1, 'war-sun!': 1 })
    .token('sol', '19')
    .units('hacan', 'wellon', { 'space-dock': 1 })
    .units('hacan', '19', { fighter: 1 })
    .actionCards('sol', 'emergency-repairs')
    .dice('barrage', 10, 10)
    .start(activate({ system: '19' }));
  const sol = started.seat('sol');
  sol.isAsked('start-of-space-combat').passes();
  sol.isAsked('end-of-combat-round').chooses('emergency-repairs');
  deepEqual(sol.units('19'), { destroyer: 1, 'war-sun': 1 });
  deepEqual(moments(started).slice(2), [
    'start-of-space-combat',
    'start-of-combat-round',
    'barrage',
    'end-of-combat-round',
    'after-combat',
    'before-invasion',
    'after-tactical-action',
  ]);
});

proves('LRR 42.4a, LRR 42.4b', 'a ground combat that ends at its start has an end of its round, too', () => {
  const started = given('sol', 'hacan', 'letnev')
    .planets('sol', 'jord')
    .units('sol', '19', { carrier: 1, infantry: 1 })
    .units('hacan', 'wellon', { infantry: 1, 'space-dock': 1 })
    .planets('hacan', 'wellon')
    .technology('hacan', 'magen-defense-grid')
    .token('sol', '19')
    .start(activate({ system: '19' }));
  started.seat('sol').allots({ 'infantry@wellon': 1 });
  deepEqual(moments(started).slice(3), [
    'start-of-ground-combat',
    'start-of-combat-round',
    'end-of-combat-round',
    'after-combat',
    'after-tactical-action',
  ]);
});
