import { deepEqual, equal } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';

const table = (other: 'hacan' | 'sardakk' | 'mentak' | 'yin' | 'argent' = 'hacan') =>
  given('naaz-rokha', other, 'letnev')
    .sheet('naaz-rokha')
    .planets('naaz-rokha', 'naazir')
    .planets('letnev', 'arc-prime');

/** Two mechs in space with a carrier, against another player's ships. */
const duel = (
  mine: Readonly<Record<string, number>>,
  theirs: Readonly<Record<string, number>>,
  other?: 'sardakk' | 'yin',
) => table(other).units('naaz-rokha', '46', mine).units(1, '46', theirs);

proves(
  'LRR 78, faction-units/eidolon, technologies/assault-cannon',
  'a Z-Grav Eidolon counts for Assault Cannon',
  () => {
    const { seat } = duel({ carrier: 1, mech: 2 }, { cruiser: 1 })
      .technology('naaz-rokha', 'assault-cannon')
      .start(activate({ system: '46' }));
    deepEqual([seat('naaz-rokha').units('46'), seat('hacan').units('46')], [{ carrier: 1, mech: 2 }, {}]);
  },
);

proves('LRR 78, faction-units/eidolon, technologies/assault-cannon', 'and may be what it destroys', () => {
  const { seat } = duel({ carrier: 1, mech: 1 }, { cruiser: 3 })
    .technology('hacan', 'assault-cannon')
    .dice('combat', 1)
    .dice('combat', 7, 1, 1)
    .start(activate({ system: '46' }));
  seat('naaz-rokha').isAsked('assault-cannon').isOfferedLines({ carrier: 1, 'mech~z-grav': 1 });
  seat('naaz-rokha').allots({ 'mech~z-grav': 1 });
  deepEqual(seat('naaz-rokha').units('46'), {});
});

proves('LRR 78.8, faction-units/eidolon, technologies/exotrireme-ii', 'an exotrireme may destroy it', () => {
  const { seat } = duel({ carrier: 1, mech: 2 }, { dreadnought: 1, cruiser: 1 }, 'sardakk')
    .technology('sardakk', 'exotrireme-ii')
    .dice('combat', 1, 1, 1, 1, 1)
    .dice('combat', 1, 1)
    .dice('combat', 9)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('sardakk').isAsked('end-of-combat-round').chooses('exotrireme-ii');
  seat('sardakk').isOfferedLines({ '0:carrier': 1, '0:mech~z-grav': 2 }).allots({ '0:mech~z-grav': 2 });
  deepEqual(seat('naaz-rokha').units('46'), { carrier: 1 });
});

proves(
  'LRR 2, faction-units/eidolon, action-cards/courageous-to-the-end',
  'it is a ship whose loss is answered',
  () => {
    const { seat } = duel({ carrier: 1, mech: 1 }, { cruiser: 1, carrier: 1 })
      .actionCards('naaz-rokha', 'courageous-to-the-end')
      .dice('combat', 1, 1, 1)
      .dice('combat', 7, 1)
      .dice('effect', 8, 7)
      .dice('combat', 9)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('naaz-rokha').isAsked('assign-hits').allots({ 'mech~z-grav': 1 });
    seat('naaz-rokha').isAsked('after-units-destroyed').chooses('courageous-to-the-end');
    seat('hacan').isAsked('courageous-to-the-end').allots({ cruiser: 1 });
    deepEqual(seat('hacan').units('46'), {});
  },
);

proves('LRR 18, faction-units/eidolon, relics/the-crown-of-thalnos', 'it is lost when its new roll fails', () => {
  const { seat } = duel({ carrier: 1, mech: 1 }, { cruiser: 1 })
    .relics('naaz-rokha', 'the-crown-of-thalnos')
    .dice('combat', 1, 1, 1)
    .dice('combat', 1, 1)
    .dice('combat', 1)
    .dice('combat', 9)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  const naaz = seat('naaz-rokha').isAsked('after-combat-roll');
  naaz.chooses('the-crown-of-thalnos');
  naaz.isAsked('the-crown-of-thalnos').isOfferedLines({ 'carrier:1': 1, 'mech#1:1': 2 }).allots({ 'mech#1:1': 2 });
  naaz.isAsked('after-combat-roll').passes();
  deepEqual(naaz.units('46'), { carrier: 1 });
});

proves(
  'R-300, faction-units/eidolon, leaders/brother-milor',
  'one that is lost in space leaves fighters, no infantry',
  () => {
    const { seat } = duel({ carrier: 1, mech: 1 }, { cruiser: 1 }, 'yin')
      .leader('yin', 'brother-milor')
      .planets('yin', 'darien')
      .dice('combat', 1, 1, 1)
      .dice('combat', 7)
      .dice('combat', 9, 1, 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('naaz-rokha').isAsked('assign-hits').allots({ 'mech~z-grav': 1 });
    seat('yin').isAsked('after-units-destroyed').chooses('brother-milor');
    seat('naaz-rokha').isAsked('brother-milor.units').isOffered('fighter').chooses('fighter');
  },
);

proves(
  'LRR 1.19, faction-units/eidolon',
  'flipping a mech is an ability: other players have their turn before the next one',
  () => {
    const { seat, table: played } = table('argent')
      .technology('naaz-rokha', 'supercharge')
      .units('naaz-rokha', '46', { carrier: 1, mech: 1 })
      .units('argent', '46', { destroyer: 1 })
      .technology('argent', 'assault-cannon')
      .actionCards('argent', 'morale-boost')
      .mayRoll('barrage', 1, 1)
      .dice('combat', 9, 1, 1)
      .dice('combat', 1)
      .mayRoll('combat', 9, 1, 1)
      .start(activate({ system: '46' }));
    const naaz = seat('naaz-rokha').isAsked('start-of-space-combat').isOffered('supercharge');
    naaz.isTold({ otherwise: 'eidolon' }).passes(); // the flip is its turn
    equal(told(played, 'units-marked').length, 1);
    seat('argent').isAsked('start-of-space-combat').chooses('morale-boost');
    naaz.isAsked('start-of-space-combat').isOffered('supercharge').chooses('supercharge');
    deepEqual(seat('argent').units('46'), {});
  },
);

proves('LRR 61.18, faction-units/eidolon, objectives/demonstrate-your-power', 'it counts among three ships', () => {
  const { seat } = duel({ carrier: 1, mech: 2 }, { cruiser: 1 })
    .secrets('naaz-rokha', 'demonstrate-your-power')
    .dice('combat', 9, 1, 1, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('naaz-rokha').isAsked('end-of-combat-round').chooses('demonstrate-your-power');
  equal(seat('naaz-rokha').points, 1);
});

proves(
  'LRR 37.1, faction-units/eidolon',
  'it needs no place in the fleet pool, and is carried when its side retreats',
  () => {
    const { seat, table: played } = duel({ carrier: 1, mech: 2 }, { cruiser: 1 })
      .tokens('naaz-rokha', { fleet: 1 })
      .planets('naaz-rokha', 'wellon')
      .active('hacan')
      .dice('combat', 1)
      .dice('combat', 1, 1, 1, 1, 1)
      .start(activate({ system: '46' }));
    seat('naaz-rokha').isAsked('announce-retreat').chooses('retreat');
    deepEqual(seat('naaz-rokha').units('19'), { carrier: 1, mech: 2 });
    deepEqual(
      told(played, 'units-marked').map(({ mark }) => mark),
      ['z-grav', undefined],
    );
  },
);

proves('LRR 78, faction-units/eidolon', 'alone they fight on, and one without a carrier is lost afterwards', () => {
  const { seat } = duel({ carrier: 1, mech: 1 }, { cruiser: 1 })
    .dice('combat', 1, 1, 1)
    .dice('combat', 7)
    .dice('combat', 8, 1)
    .dice('combat', 1)
    .start(activate({ system: '46' }));
  seat('naaz-rokha').isAsked('assign-hits').allots({ carrier: 1 });
  deepEqual([seat('naaz-rokha').units('46'), seat('hacan').units('46')], [{}, {}]);
});

proves('LRR 18, faction-units/visz-el-vir', 'damaged mechs roll one die more each as well', () => {
  const { seat, table: played } = table()
    .planets('hacan', 'wellon')
    .units('hacan', 'wellon', { infantry: 1 })
    .units('naaz-rokha', '19', { flagship: 1, mech: 1, 'mech!': 1 })
    .token('naaz-rokha', '19')
    .dice('combat', 6, 1, 1, 1, 1, 1)
    .dice('combat', 1)
    .start(activate({ system: '19' }));
  seat('naaz-rokha').allots({ 'mech@wellon': 1, 'mech!@wellon': 1 });
  equal(told(played, 'combat-roll')[0]!.dice.length, 6);
});

proves('LRR 18, technologies/supercharge', 'barrages are no combat rolls', () => {
  const { seat } = duel({ destroyer: 1, carrier: 1 }, { fighter: 1, carrier: 1 })
    .technology('naaz-rokha', 'supercharge')
    .dice('barrage', 8, 1)
    .dice('combat', 1, 8)
    .dice('combat', 1, 1)
    .mayRoll('combat', 9, 1)
    .mayRoll('combat', 1)
    .start(activate({ system: '46' }));
  seat('naaz-rokha').chooses('supercharge');
  seat('hacan').isAsked('assign-hits').isOfferedLines({ fighter: 1, carrier: 1 }).allots({ carrier: 1 });
});
