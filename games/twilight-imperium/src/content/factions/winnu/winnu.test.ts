import { deepEqual, equal } from 'node:assert/strict';
import { open } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { afterTacticalAction } from '../../../moments/movement/windows.ts';
import { activate } from '../../../moments/steps.ts';
import { commitGroundForces, removeCustodians } from '../../../rules/invasion/invasion.ts';
import { startingComponents } from '../../../rules/phases/setup.ts';
import { given } from '../../../testing/index.ts';
import { gainControl } from '../../../verbs/galaxy/planets.ts';

const table = () =>
  given('winnu', 'hacan', 'letnev').sheet('winnu').planets('winnu', 'winnu').planets('hacan', 'arretze');

proves('GR setup.3, LRR 51.2', 'the faction brings its sheet and its leaders, and chooses its technology', () => {
  const { seat } = given('winnu', 'hacan', 'letnev').start(startingComponents({ seat: 0 }));
  const winnu = seat('winnu').isAsked('setup.technology');
  winnu.chooses('sarween-tools');
  const { sheet, leaders, technologies } = winnu.player;
  const own = ['hegemonic-trade-policy', 'lazax-gate-folding'];
  deepEqual(sheet, ['blood-ties', 'reclamation', 'salai-sai-corian', 'reclaimer', ...own]);
  deepEqual(technologies, ['sarween-tools']);
  deepEqual(leaders, [
    { id: 'berekar-berekon', locked: false },
    { id: 'rickar-rickani', locked: true },
    { id: 'mathis-mathinus', locked: true },
  ]);
});

/** Ground forces in space at Mecatol Rex; planets for paying are exhausted. */
const overMecatol = () =>
  table()
    .planet('winnu', { controller: 'winnu', exhausted: true })
    .units('winnu', '18', { carrier: 1, infantry: 2, mech: 1 })
    .token('winnu', '18');

proves('LRR 27.1, faction-abilities/blood-ties', 'it removes the custodians for nothing, and has to land', () => {
  const { seat } = overMecatol().start(activate({ system: '18' }));
  const winnu = seat('winnu').isAsked('remove-custodians').isTold({ price: 0 }).chooses('remove');
  winnu.isAsked('commit').isRefused('answer/too-few', {});
  winnu.allots({ 'infantry@mecatol-rex': 1 });
  deepEqual([winnu.points, winnu.planets], [1, ['mecatol-rex', 'winnu']]);
  winnu.isAsked('after-tactical-action').passes();
});

proves('LRR 27.1, faction-abilities/blood-ties', 'nobody has to, and others pay', () => {
  const { seat } = overMecatol().start(activate({ system: '18' }));
  equal(seat('winnu').passes().isNotAsked().points, 0);
  const other = given('winnu', 'hacan')
    .sheet('winnu')
    .units('hacan', '18', { carrier: 1, infantry: 1 })
    .planet('arretze', { controller: 'hacan', exhausted: true })
    .goods('hacan', { tradeGoods: 6 })
    .active('hacan')
    .start(activate({ system: '18' }));
  const hacan = other.seat('hacan').isAsked('remove-custodians').isTold({ price: 6 }).chooses('remove');
  hacan.isAsked('pay-influence').allots({ 'trade-goods': 6 });
  equal(hacan.allots({ 'infantry@mecatol-rex': 1 }).tradeGoods, 0);
});

proves('LRR 27.2, faction-abilities/blood-ties', 'not without ground forces', () => {
  const { seat } = table()
    .units('winnu', '18', { carrier: 1 })
    .with(game => {
      game.tactical = tacticalIn18();
    })
    .start(removeCustodians({}));
  equal(seat('winnu').isNotAsked().points, 0);
});

const tacticalIn18 = () => ({
  seat: 0,
  system: '18',
  step: 'ground-combat' as const,
  friends: [],
  waves: [],
  committed: [],
  extraMove: null,
});

/** Lands on Mecatol Rex without custodians. */
const taken = (landed: Readonly<Record<string, number>>, set = overMecatol()) => {
  const { seat, table: played } = set.custodians(false).start(activate({ system: '18' }));
  return { winnu: seat('winnu').isAsked('commit').allots(landed), seat, played };
};

proves('LRR 85, faction-abilities/reclamation', 'a PDS and a space dock on Mecatol Rex after production', () => {
  const { winnu } = taken({ 'infantry@mecatol-rex': 2 });
  winnu.isAsked('after-tactical-action').isOffered('reclamation').chooses('reclamation');
  winnu
    .isOffered('pds@mecatol-rex')
    .isBound(1, 1)
    .chooses('pds@mecatol-rex')
    .chooses('space-dock@mecatol-rex')
    .isNotAsked();
  deepEqual(winnu.units('mecatol-rex'), { infantry: 2, pds: 1, 'space-dock': 1 });
});

proves('LRR 85, faction-abilities/reclamation', 'nobody has to; not where it was held before or lost again', () => {
  const { winnu } = taken({ 'infantry@mecatol-rex': 2 });
  deepEqual(winnu.passes().units('mecatol-rex'), { infantry: 2 });
  const held = overMecatol().planets('winnu', 'mecatol-rex').units('winnu', 'mecatol-rex', { infantry: 1 });
  const again = held.custodians(false).start(activate({ system: '18' }));
  again.seat('winnu').passes().isAsked('commit').allots({ 'infantry@mecatol-rex': 1 }).isNotAsked();
  const lost = table()
    .with(game => {
      game.tactical = { ...tacticalIn18(), gained: ['mecatol-rex'] };
    })
    .planets('hacan', 'mecatol-rex')
    .runs(game => open(game, afterTacticalAction, { seat: 0, system: '18' }));
  lost.seat('winnu').isNotAsked();
});

proves('LRR 85, faction-abilities/reclamation', "nor in others' actions, nor for other planets", () => {
  const others = table()
    .with(game => {
      game.tactical = { ...tacticalIn18(), seat: 1 };
    })
    .units('winnu', 'mecatol-rex', { infantry: 1 })
    .runs(function* (game) {
      yield* gainControl(game, 0, 'mecatol-rex');
      yield* open(game, afterTacticalAction, { seat: 1, system: '18' });
    });
  others.seat('winnu').isNotAsked();
  const elsewhere = table()
    .units('winnu', '19', { carrier: 1, infantry: 1 })
    .token('winnu', '19')
    .start(activate({ system: '19' }));
  elsewhere.seat('winnu').allots({ 'infantry@wellon': 1 }).isNotAsked();
});

proves('LRR 23.4a, faction-abilities/reclamation', 'pieces may be called back from elsewhere, or not', () => {
  const spent = () =>
    overMecatol()
      .planets('winnu', 'wellon', 'lodor', 'quann')
      .units('winnu', 'winnu', { 'space-dock': 1 })
      .units('winnu', 'wellon', { 'space-dock': 1 })
      .units('winnu', 'lodor', { 'space-dock': 1, pds: 1 });
  const { winnu } = taken({ 'infantry@mecatol-rex': 1 }, spent());
  winnu.chooses('reclamation').chooses('pds@mecatol-rex').isOffered('space-dock@mecatol-rex').isBound(0, 1);
  winnu.chooses('space-dock@mecatol-rex').isAsked('recall').allots({ '26:lodor': 1 });
  deepEqual([winnu.units('lodor'), winnu.units('mecatol-rex')], [{ pds: 1 }, { infantry: 1, pds: 1, 'space-dock': 1 }]);
  const { winnu: content } = taken({ 'infantry@mecatol-rex': 1 }, spent());
  deepEqual(content.chooses('reclamation').chooses('pds@mecatol-rex').passes().units('mecatol-rex'), {
    infantry: 1,
    pds: 1,
  });
});

proves('LRR 85, faction-abilities/reclamation', 'planets gained in any other step of the action count too', () => {
  const { seat } = table()
    .with(game => {
      game.tactical = tacticalIn18();
    })
    .custodians(false)
    .runs(function* (game) {
      yield* gainControl(game, 0, 'mecatol-rex');
      yield* open(game, afterTacticalAction, { seat: 0, system: '18' });
    });
  seat('winnu').chooses('reclamation').chooses('pds@mecatol-rex').chooses('space-dock@mecatol-rex');
  deepEqual(seat('winnu').units('mecatol-rex'), { pds: 1, 'space-dock': 1 });
});

proves('LRR 85, faction-units/reclaimer', 'each mech on a planet gained in the action brings one structure', () => {
  const { seat } = table()
    .units('winnu', '27', { carrier: 1, mech: 3 })
    .token('winnu', '27')
    .start(activate({ system: '27' }));
  const winnu = seat('winnu').allots({ 'mech@new-albion': 1, 'mech@starpoint': 2 });
  winnu.chooses('starpoint').isAsked('after-tactical-action').isOffered('reclaimer').chooses('reclaimer');
  winnu.isAsked('place-structure').isOffered('pds@new-albion', 'space-dock@new-albion').chooses('pds@new-albion');
  winnu.isOffered('pds@starpoint', 'space-dock@starpoint').chooses('space-dock@starpoint');
  winnu.isOffered('pds@starpoint').passes();
  deepEqual(
    [winnu.units('new-albion'), winnu.units('starpoint')],
    [
      { mech: 1, pds: 1 },
      { mech: 2, 'space-dock': 1 },
    ],
  );
});

proves('LRR 85, faction-units/reclaimer', 'beside Reclamation, within the limits of the planet', () => {
  const { winnu } = taken({ 'infantry@mecatol-rex': 1, 'mech@mecatol-rex': 1 });
  winnu.isAsked('after-tactical-action').isOffered('reclamation', 'reclaimer').chooses('reclamation');
  winnu.chooses('pds@mecatol-rex').chooses('space-dock@mecatol-rex');
  winnu.isOffered('reclaimer').chooses('reclaimer').isOffered('pds@mecatol-rex').chooses('pds@mecatol-rex');
  deepEqual(winnu.units('mecatol-rex'), { infantry: 1, mech: 1, pds: 2, 'space-dock': 1 });
});

proves('LRR 85, faction-units/reclaimer', 'not without a mech there, nor on a planet held before', () => {
  const { seat } = table()
    .units('winnu', '19', { carrier: 1, infantry: 1, mech: 1 })
    .token('winnu', '19')
    .start(activate({ system: '19' }));
  seat('winnu').allots({ 'infantry@wellon': 1 }).isNotAsked();
  const held = table()
    .planets('winnu', 'wellon')
    .units('winnu', '19', { carrier: 1, mech: 1 })
    .token('winnu', '19')
    .start(activate({ system: '19' }));
  held.seat('winnu').allots({ 'mech@wellon': 1 }).isNotAsked();
});

proves('LRR 78.5, faction-units/salai-sai-corian', 'a die for each ship of the opponent but fighters', () => {
  const { seat } = table()
    .units('winnu', '46', { flagship: 1 })
    .units('hacan', '46', { cruiser: 3, carrier: 1, fighter: 2 })
    .tokens('hacan', { fleet: 6 })
    .active('hacan')
    .dice('combat', 1, 1, 1, 1, 1, 1)
    .dice('combat', 7, 7, 7, 7)
    .dice('combat', 10, 10)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('assign-hits').isBound(4, 4).allots({ cruiser: 3, carrier: 1 });
  seat('winnu').isAsked('sustain-damage').passes();
  deepEqual(seat('winnu').units('46'), {});
});

proves('LRR 78.5, faction-units/salai-sai-corian', 'none against fighters alone', () => {
  const { seat } = table()
    .units('winnu', '46', { flagship: 1, destroyer: 1 })
    .units('hacan', '46', { fighter: 2 })
    .technology('hacan', 'fighter-ii')
    .dice('barrage', 1, 1)
    .dice('combat', 10)
    .dice('combat', 1, 1)
    .dice('combat', 10)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  deepEqual([seat('hacan').units('46'), seat('winnu').units('46')], [{}, { flagship: 1, destroyer: 1 }]);
});

proves('LRR 27.2, faction-abilities/blood-ties', 'at least one of its ground forces goes down', () => {
  const { seat } = table()
    .units('winnu', '18', { carrier: 1, infantry: 1 })
    .custodians(false)
    .with(game => {
      game.tactical = tacticalIn18();
    })
    .start(commitGroundForces({ must: true }));
  seat('winnu').isBound(1, 1).suggestionIsLegal().allots({ 'infantry@mecatol-rex': 1 });
});
