import { deepEqual } from 'node:assert/strict';
import { told } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { newCombat } from '../../../model/combat/combat.ts';
import { activate } from '../../../moments/steps.ts';
import { fightsIn, isShip } from '../../../moments/units/counts-as.ts';
import { given } from '../../../testing/index.ts';
import { hitOneShip, repairable } from '../../../verbs/combat/combat-effects.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';

/** Hacan attacks a carrier that carries mechs; nothing that the Nomad rolls hits. */
const table = () =>
  given('nomad', 'hacan', 'letnev')
    .sheet('nomad')
    .planets('nomad', 'arcturus')
    .planets('hacan', 'arretze')
    .active('hacan');
const attacked = (mechs = 1) =>
  table().units('nomad', '46', { carrier: 1, mech: mechs }).units('hacan', '46', { dreadnought: 1 });
const space = { system: '46', planet: null };

proves(
  'LRR 87, R-275, faction-units/quantum-manipulator',
  'a mech in space takes a hit on a ship by Sustain Damage, and none by its own destruction',
  () => {
    const { seat, table: played } = attacked()
      .dice('combat', 10)
      .dice('combat', 1)
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('nomad').isAsked('sustain-damage').isOfferedLines({ mech: 1 }).allots({ mech: 1 });
    deepEqual(
      told(played, 'sustained').map(({ unit }) => unit),
      ['mech'],
    );
    deepEqual(
      told(played, 'destroyed').map(({ unit, count }) => [unit, count]),
      [['carrier', 1]], // the next hit; what it carried is removed
    );
    const left = attacked()
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    left.seat('nomad').passes();
    deepEqual(left.seat('nomad').units('46'), {});
  },
);

proves('LRR 78.6, R-275, faction-units/quantum-manipulator', 'with ships that sustain too, one hit each', () => {
  const { seat } = table()
    .units('nomad', '46', { flagship: 1, mech: 2 })
    .units('hacan', '46', { dreadnought: 2 })
    .dice('combat', 10, 10)
    .dice('combat', 10, 10)
    .dice('combat', 1, 1)
    .dice('combat', 10, 10)
    .start(activate({ system: '46' }));
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 2 });
  seat('nomad').isAsked('sustain-damage').isOfferedLines({ flagship: 1, mech: 2 }).isBound(0, 2).allots({ mech: 2 });
  deepEqual([seat('nomad').units('46'), seat('hacan').units('46')], [{ flagship: 1, 'mech!': 2 }, {}]);
});

proves(
  'LRR 10, R-275, faction-units/quantum-manipulator',
  'hits of anti-fighter barrage too, where they hit one',
  () => {
    const { seat } = table()
      .units('nomad', '46', { carrier: 1, fighter: 1, mech: 1 })
      .units('hacan', '46', { destroyer: 1 })
      .dice('barrage', 10, 1)
      .mayRoll('combat', 1)
      .mayRoll('combat', 10, 10)
      .start(activate({ system: '46' }));
    seat('nomad').isAsked('sustain-damage').isOfferedLines({ mech: 1 }).allots({ mech: 1 });
    deepEqual(seat('nomad').units('46'), { carrier: 1, fighter: 1, 'mech!': 1 });
    const none = table()
      .units('nomad', '46', { carrier: 1, mech: 1 })
      .units('hacan', '46', { destroyer: 1 })
      .dice('barrage', 10, 10)
      .mayRoll('combat', 1)
      .mayRoll('combat', 10)
      .start(activate({ system: '46' }));
    none.seat('nomad').isNotAsked(); // no fighter that could be hit
  },
);

proves('LRR 77, R-275, faction-units/quantum-manipulator', 'not against Space Cannon, nor where nobody fights', () => {
  const { seat } = table()
    .units('nomad', '46', { carrier: 1, mech: 1 })
    .units('hacan', 'wellon', { pds: 1 })
    .planets('hacan', 'wellon')
    .active('nomad')
    .token('nomad', '19')
    .dice('space-cannon', 10)
    .start(activate({ system: '19' }));
  seat('nomad').chooses('46').allots({ carrier: 1 }).isAsked('move.cargo').allots({ '46:space:mech': 1 });
  seat('hacan').isAsked('space-cannon').chooses('0');
  seat('nomad').isNotAsked();
  deepEqual(seat('nomad').units('19'), {});
  const { seat: calm } = attacked().runs(function* (game) {
    yield* assignHits(game, 0, space, 1, isShip, { cause: 'effect', by: 1 });
  });
  deepEqual(calm('nomad').units('46'), {});
});

proves(
  'R-275, faction-units/quantum-manipulator, action-cards/direct-hit, action-cards/reflective-shielding',
  'it is no ship: no Direct Hit, and nothing is reflected',
  () => {
    const { seat } = attacked()
      .actionCards('hacan', 'direct-hit#1')
      .actionCards('nomad', 'reflective-shielding')
      .dice('combat', 10)
      .dice('combat', 1)
      .dice('combat', 1)
      .dice('combat', 10)
      .start(activate({ system: '46' }));
    seat('nomad').chooses;
    seat('nomad').isAsked('sustain-damage').allots({ mech: 1 });
    seat('hacan').isAsked('sustain-damage').passes(); // of the next round already
    deepEqual(seat('nomad').units('46'), { carrier: 1, 'mech!': 1 });
  },
);

proves(
  'R-275, faction-units/quantum-manipulator, faction-units/fourth-moon',
  'effects that stop ships do not stop it',
  () => {
    const { seat } = given('nomad', 'mentak', 'letnev')
      .sheet('nomad')
      .sheet('mentak', 'fourth-moon')
      .planets('nomad', 'arcturus')
      .planets('mentak', 'moll-primus')
      .units('nomad', '46', { flagship: 1, mech: 1 })
      .units('mentak', '46', { flagship: 1 })
      .active('mentak')
      .dice('combat', 10, 1)
      .dice('combat', 10, 10)
      .mayRoll('combat', 1, 1)
      .start(activate({ system: '46' }));
    seat('mentak').isAsked('sustain-damage').allots({ flagship: 1 });
    seat('nomad').isAsked('sustain-damage').isOfferedLines({ mech: 1 }).allots({ mech: 1 });
    while (seat('nomad').isWaitedFor) seat('nomad').passes();
  },
);

proves('R-275, faction-units/quantum-manipulator', 'also a hit on a ship that another player has chosen', () => {
  const hit = (sustains: boolean) => {
    const { seat } = attacked().runs(function* (game) {
      game.combat = newCombat(space, 1, 0);
      yield* hitOneShip(game, 1, 'dimensional-splicer');
      game.combat = null;
    });
    const nomad = seat('nomad').isAsked('sustain-damage').isOfferedLines({ mech: 1 });
    if (sustains) nomad.allots({ mech: 1 });
    else nomad.passes();
    return nomad.units('46');
  };
  deepEqual([hit(true), hit(false)], [{ carrier: 1, 'mech!': 1 }, {}]);
});

proves(
  'R-275, faction-units/quantum-manipulator, technologies/duranium-armor',
  'it does not fight in space, so it is not repaired there',
  () => {
    const { state } = table()
      .units('nomad', '46', { flagship: 1, 'mech!': 1 })
      .with(game => {
        game.combat = newCombat(space, 1, 0);
      })
      .start().table;
    deepEqual(repairable(state, 0), []);
    deepEqual(fightsIn('space')(state, { seat: 0, unit: 'mech' }, space), false);
  },
);

proves(
  'R-275, faction-units/quantum-manipulator',
  'other factions have no such mechs, and none acts from a planet',
  () => {
    const hacan = table()
      .units('hacan', '46', { carrier: 1, mech: 1 })
      .units('nomad', '46', { destroyer: 1 })
      .active('nomad')
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    hacan.seat('hacan').isNotAsked();
    deepEqual(hacan.seat('hacan').units('46'), {});
    const grounded = table()
      .units('nomad', '35', { carrier: 1 })
      .units('nomad', 'bereg', { mech: 1 })
      .units('hacan', '35', { cruiser: 1 })
      .dice('combat', 10)
      .dice('combat', 1)
      .start(activate({ system: '35' }));
    grounded.seat('nomad').isNotAsked();
    deepEqual(grounded.seat('nomad').units('35'), {});
  },
);

proves(
  'R-275, faction-units/quantum-manipulator, technologies/assault-cannon',
  'effects that destroy a ship without a hit do not affect it',
  () => {
    const { seat } = table()
      .technology('hacan', 'assault-cannon')
      .units('nomad', '46', { carrier: 1, mech: 1 })
      .units('hacan', '46', { cruiser: 3 })
      .start(activate({ system: '46' }));
    seat('nomad').isNotAsked();
    deepEqual(seat('nomad').units('46'), {});
  },
);
