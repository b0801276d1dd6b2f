import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { afterCombatRoll } from '../../moments/combat/windows.ts';
import { activate } from '../../moments/steps.ts';
import { carryOutRetreat } from '../../rules/combat/space-combat.ts';
import { combat, given } from '../../testing/index.ts';
import { placeUnits } from '../units/units.ts';
import { retreatTo } from './retreat.ts';

const table = () => given('sol', 'hacan', 'letnev');

proves(
  'LRR 78.7b, LRR 78.7d, LRR 95.1',
  'all ships that can move retreat to one system with their cargo, and a token is placed from the reinforcements',
  () => {
    const { seat } = table()
      .units(1, '46', { carrier: 1, cruiser: 1, fighter: 2, infantry: 1 })
      .planet('quann', { controller: 1 })
      .runs(game => retreatTo(game, 1, '46', '25'));
    const hacan = seat(1);
    deepEqual(hacan.units('25'), { carrier: 1, cruiser: 1, fighter: 2, infantry: 1 });
    deepEqual(hacan.tokensOnBoard, ['25']);
    deepEqual(hacan.tokens, { tactic: 3, fleet: 3, strategy: 2, reinforcements: 7 });
  },
);

proves('LRR 78.7b, LRR 31.2', 'fighters and ground forces that cannot come along are removed', () => {
  const { seat, table: played } = table()
    .units(1, '46', { cruiser: 1, fighter: 2, infantry: 1 })
    .crowded() // as after losses in a combat
    .planet('quann', { controller: 1 })
    .runs(game => retreatTo(game, 1, '46', '25'));
  deepEqual([seat(1).units('46'), seat(1).units('25')], [{}, { cruiser: 1 }]);
  equal(
    played.events.some(({ type }) => type === 'destroyed'),
    false,
  );
});

proves(
  'LRR 78.7b',
  'if capacity is too small, the owner chooses what is carried and must use all capacity (R-019)',
  () => {
    const { seat } = table()
      .units(1, '46', { carrier: 1, fighter: 4, infantry: 2 })
      .crowded() // as after losses in a combat
      .planet('quann', { controller: 1 })
      .runs(game => retreatTo(game, 1, '46', '25'));
    const hacan = seat(1).isAsked('retreat.cargo').isOfferedLines({ 'space:fighter': 4, 'space:infantry': 2 });
    hacan.isRefused('answer/against-rule', { 'space:fighter': 1, 'space:infantry': 2 });
    hacan.allots({ 'space:fighter': 2, 'space:infantry': 2 });
    deepEqual([hacan.units('46'), hacan.units('25')], [{}, { carrier: 1, fighter: 2, infantry: 2 }]);
  },
);

proves('LRR 95.1', 'ground forces on planets of the system may come along (R-019)', () => {
  const { seat } = table()
    .units(1, '19', { carrier: 1, fighter: 3 })
    .units(1, 'wellon', { infantry: 3 })
    .planet('wellon', { controller: 1 })
    .planet('lodor', { controller: 1 })
    .runs(game => retreatTo(game, 1, '19', '26'));
  const hacan = seat(1).isAsked('retreat.cargo').isOfferedLines({ 'space:fighter': 3, 'wellon:infantry': 3 });
  hacan.isRefused('answer/against-rule', { 'space:fighter': 2, 'wellon:infantry': 1 });
  hacan.isRefused('answer/too-many', { 'space:fighter': 2, 'wellon:infantry': 3 });
  hacan.allots({ 'space:fighter': 1, 'wellon:infantry': 3 });
  deepEqual([hacan.units('26'), hacan.units('wellon')], [{ carrier: 1, fighter: 1, infantry: 3 }, {}]);
  deepEqual(hacan.planets, ['lodor', 'wellon']);
});

proves('LRR 78.7d, LRR 20.3b', 'without a token in reinforcements one comes from the command sheet', () => {
  const { seat } = table()
    .tokens(1, { tactic: 6, fleet: 6, strategy: 4 })
    .units(1, '46', { cruiser: 1 })
    .planet('quann', { controller: 1 })
    .runs(game => retreatTo(game, 1, '46', '25'));
  seat(1).isAsked('place-token-from').isOffered('tactic', 'fleet', 'strategy').chooses('strategy');
  deepEqual(seat(1).tokens, { tactic: 6, fleet: 6, strategy: 3, reinforcements: 0 });
});

proves('LRR 78.7d', 'no token is placed where one lies already', () => {
  const { seat } = table()
    .units(1, '46', { cruiser: 1 })
    .planet('quann', { controller: 1 })
    .token(1, '25')
    .runs(game => retreatTo(game, 1, '46', '25'));
  deepEqual(seat(1).tokensOnBoard, ['25']);
  equal(seat(1).tokens.reinforcements, 7);
});

proves('LRR 78.7d', 'fighters that cannot move by themselves are removed, and no token is placed', () => {
  const { seat } = table()
    .units(1, '46', { fighter: 3 })
    .crowded()
    .planet('quann', { controller: 1 })
    .runs(game => retreatTo(game, 1, '46', '25'));
  deepEqual([seat(1).units('46'), seat(1).units('25'), seat(1).tokensOnBoard], [{}, {}, []]);
});

proves(
  'LRR 41.2, LRR 78.7d',
  'ships that retreat out of a gravity rift roll; if all are lost, no token is placed',
  () => {
    const { seat } = table()
      .units(1, '41', { carrier: 1, cruiser: 1, fighter: 2 })
      .planet('vefut-ii', { controller: 1 })
      .dice('gravity-rift', 3, 1)
      .runs(game => retreatTo(game, 1, '41', '20'));
    deepEqual([seat(1).units('41'), seat(1).units('20'), seat(1).tokensOnBoard], [{}, {}, []]);
  },
);

proves('LRR 41.2a', 'in a rift, fighters that move by themselves may be carried instead of rolling', () => {
  const { seat } = table()
    .technology(1, 'fighter-ii')
    .units(1, '41', { carrier: 1, fighter: 3 })
    .planet('vefut-ii', { controller: 1 })
    .dice('gravity-rift', 10, 2)
    .runs(game => retreatTo(game, 1, '41', '20'));
  seat(1).isAsked('retreat.cargo').isOfferedLines({ 'space:fighter': 3 }).allots({ 'space:fighter': 2 });
  deepEqual(seat(1).units('20'), { carrier: 1, fighter: 2 }); // two dice: for the carrier and the third fighter
});

proves('LRR 37.3', 'the fleet pool is enforced where the ships arrive', () => {
  const { seat } = table()
    .units(1, '46', { cruiser: 2 })
    .units(1, '25', { destroyer: 2 })
    .runs(game => retreatTo(game, 1, '46', '25'));
  seat(1).isAsked('remove-ships').isOfferedLines({ cruiser: 2, destroyer: 2 }).isBound(1, 1).allots({ destroyer: 1 });
  deepEqual(seat(1).units('25'), { cruiser: 2, destroyer: 1 });
});

proves('LRR 78.7', 'a player with several possible systems chooses when the retreat is carried out', () => {
  const { seat } = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .planet('quann', { controller: 1 })
    .planet('vefut-ii', { controller: 1 })
    .token(0, '46')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat(1).isAsked('announce-retreat').chooses('retreat');
  seat(1).isAsked('retreat').isOffered('20', '25').chooses('20');
  deepEqual(seat(1).units('20'), { cruiser: 1 });
});

proves('LRR 78.7', 'a player who announced a retreat and has no system to go to any more stays', () => {
  const { seat } = table()
    .units(0, '46', { cruiser: 1 })
    .units(1, '46', { cruiser: 1 })
    .with(game => {
      game.combat = combat({ retreating: 1 });
    })
    .start(carryOutRetreat({}));
  deepEqual(seat(1).units('46'), { cruiser: 1 });
});

// If seat 2 has the test relic, a destroyer of theirs enters the system when dice are rolled.
afterCombatRoll.install({
  id: 'test-ambush',
  automatic: true,
  publicly: () => true,
  playable: ({ seats }, seat, roll) =>
    seat === 2 && roll.seat === 0 && seats[2]!.relics.includes('test-ambush') ? ['test-ambush'] : [],
  *play(game) {
    yield* placeUnits(game, 2, 'destroyer', 1, { system: '25', planet: null });
  },
});

proves(
  'LRR 78.7, LRR 78.7c',
  'possible systems are determined in the Retreat step: a system that others entered is not one',
  () => {
    const { seat } = table()
      .relics(2, 'test-ambush')
      .units(0, '46', { cruiser: 1 })
      .units(1, '46', { cruiser: 1 })
      .planet('quann', { controller: 1 })
      .planet('vefut-ii', { controller: 1 })
      .token(0, '46')
      .dice('combat', 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat(1).isAsked('announce-retreat').chooses('retreat');
    deepEqual([seat(2).units('25'), seat(1).units('25'), seat(1).units('20')], [{ destroyer: 1 }, {}, { cruiser: 1 }]);
  },
);

proves('LRR 78.7, LRR 101.2', 'a wormhole leads to a system to retreat to', () => {
  const { seat } = table()
    .units(0, '39', { cruiser: 1 })
    .units(1, '39', { cruiser: 1 })
    .planet('lodor', { controller: 1 })
    .token(0, '39')
    .dice('combat', 1)
    .dice('combat', 1)
    .start(activate({ system: '39' }));
  seat(1).isAsked('announce-retreat').chooses('retreat');
  deepEqual(seat(1).units('26'), { cruiser: 1 });
});

proves(
  'LRR 95.1, LRR 78.7b',
  'damaged mechs are cargo by themselves, in space and on planets, and stay damaged',
  () => {
    const { seat } = table()
      .units(1, '19', { carrier: 1, 'mech!': 1, mech: 1 })
      .units(1, 'wellon', { 'mech!': 1, infantry: 2 })
      .planet('wellon', { controller: 1 })
      .planet('quann', { controller: 1 })
      .runs(game => retreatTo(game, 1, '19', '46'));
    const hacan = seat(1).isAsked('retreat.cargo').isTold({ capacity: 4 });
    hacan.isOfferedLines({
      'space:mech': 1,
      'space:mech!': 1,
      'wellon:mech!': 1,
      'wellon:infantry': 2,
    });
    const { ask } = hacan.suggestionIsLegal();
    deepEqual(ask.form === 'allocate' && ask.suggest, { 'space:mech': 1, 'space:mech!': 1 });
    hacan.isRefused('answer/against-rule', { 'space:mech': 1, 'wellon:mech!': 1 });
    hacan.allots({ 'space:mech': 1, 'space:mech!': 1, 'wellon:mech!': 1 });
    deepEqual(hacan.units('46'), { carrier: 1, 'mech!': 2, mech: 1 });
    deepEqual([hacan.units('19'), hacan.units('wellon')], [{}, { infantry: 2 }]);
  },
);
