import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { combat, given } from '../../../testing/index.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';

const table = () => given('sol', 'hacan', 'letnev');

const card = 'reflective-shielding';

proves('LRR 78.6, action-cards/reflective-shielding', 'its hits join those of this round', () => {
  const { seat } = table()
    .units('sol', '46', { cruiser: 3 })
    .units('hacan', '46', { dreadnought: 1, cruiser: 1 })
    .actionCards('hacan', card)
    .actionCards('sol', 'shields-holding#1')
    .actionCards('letnev', 'x')
    .dice('combat', 10, 1, 1)
    .dice('combat', 1, 10)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('before-hits-assigned').isTold({ hits: 1 }).passes();
  seat('hacan').isAsked('before-hits-assigned').isOffered().passes();
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  seat('letnev').isNotAsked();
  seat('sol').isNotAsked();
  seat('hacan').isAsked('after-sustain-damage').isOffered(card).chooses(card);
  seat('sol').isAsked('before-hits-assigned').isTold({ hits: 2 }).passes();
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{}, { 'dreadnought!': 1, cruiser: 1 }]);
});

proves('LRR 78.6, action-cards/reflective-shielding', 'hits on the attacker too, who may sustain damage first', () => {
  const { seat } = table()
    .units('sol', '46', { dreadnought: 1 })
    .units('hacan', '46', { cruiser: 3 })
    .actionCards('sol', card)
    .dice('combat', 10)
    .dice('combat', 10, 1, 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
  seat('sol').isAsked('after-sustain-damage').chooses(card);
  deepEqual([seat('sol').units('46'), seat('hacan').units('46')], [{ 'dreadnought!': 1 }, {}]);
});

proves('LRR 10.2, action-cards/reflective-shielding', 'outside that step they are assigned at once', () => {
  const { seat, table: played } = table()
    .units('sol', '46', { destroyer: 2 })
    .units('hacan', '46', { dreadnought: 1 })
    .actionCards('sol', 'waylay')
    .actionCards('hacan', card)
    .dice('barrage', 9, 1, 1, 1)
    .start(activate({ system: '46' }));
  seat('sol').isAsked('before-barrage').chooses('waylay');
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  seat('hacan').isAsked('after-sustain-damage').chooses(card);
  deepEqual([seat('sol').units('46'), seat('hacan').units('46'), played.over], [{}, { 'dreadnought!': 1 }, true]);
});

proves('action-cards/reflective-shielding', 'not outside a combat, and not for ground forces', () => {
  const cannons = table()
    .units('sol', '19', { dreadnought: 1 })
    .units('hacan', 'wellon', { pds: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', card)
    .dice('space-cannon', 10)
    .start(activate({ system: '19' }));
  cannons.seat('hacan').chooses('0');
  cannons.seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual(cannons.table.over, true);
  const ground = table()
    .units('sol', '19', { carrier: 1, mech: 1 })
    .units('hacan', 'wellon', { infantry: 1 })
    .planets('hacan', 'wellon')
    .actionCards('sol', card)
    .dice('combat', 10)
    .dice('combat', 10)
    .start(activate({ system: '19' }));
  ground.seat('sol').allots({ 'mech@wellon': 1 });
  ground.seat('sol').isAsked('sustain-damage').allots({ mech: 1 });
  deepEqual(ground.seat('sol').units('wellon'), { 'mech!': 1 });
});

proves('action-cards/reflective-shielding', 'not where the other side has no ship left that it could hit', () => {
  const { seat, table: played } = table()
    .units('sol', '46', { dreadnought: 1 })
    .actionCards('sol', card)
    .runs(function* (game) {
      game.combat = combat();
      yield* assignHits(game, 0, { system: '46', planet: null }, 1, isShip, { cause: 'combat', by: 1 });
      game.combat = null;
    });
  seat('sol').isAsked('sustain-damage').allots({ dreadnought: 1 });
  deepEqual([played.over, seat('sol').units('46')], [true, { 'dreadnought!': 1 }]);
});
