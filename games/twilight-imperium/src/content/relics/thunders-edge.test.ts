import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../moments/steps.ts';
import { antiFighterBarrage } from '../../rules/combat/space-combat.ts';
import { combat, given } from '../../testing/index.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** Sol moves a cruiser next to or into a system with Hacan's space dock. */
const fires = (system: string, relic = true) => {
  const start = table()
    .units('sol', '46', { cruiser: 1 })
    .planets('hacan', 'quann')
    .units('hacan', 'quann', { 'space-dock': 1 })
    .mayRoll('space-cannon', 4, 5);
  const started = (relic ? start.relics('hacan', 'lightrail-ordnance') : start).start(activate({ system }));
  started.seat('sol').isAsked('move.from').chooses('46').allots({ cruiser: 1 });
  return started;
};

proves('LRR 77.2, LRR 77.3c, relics/lightrail-ordnance', 'space docks fire two dice, also into the next system', () => {
  for (const system of ['25', '20']) {
    const { seat } = fires(system);
    seat('hacan').isAsked('space-cannon').chooses('0'); // 5 is a hit, 4 is none
    deepEqual(seat('sol').units(system), {});
  }
});

proves('relics/lightrail-ordnance', 'without it they do not, and no farther with it', () => {
  for (const { seat } of [fires('20', false), fires('18')]) seat('hacan').isNotAsked();
});

const barrage = (owner: 'sol' | 'letnev', ship: 'cruiser' | 'destroyer' = 'cruiser', ...ofShips: number[]) =>
  table()
    .relics(owner, 'metali-void-armaments')
    .units('sol', '46', { [ship]: 1 })
    .units('hacan', '46', { carrier: 1, fighter: 3 })
    .mayRoll('barrage', ...ofShips, 6, 5, 10)
    .with(game => {
      game.tactical = {
        seat: 0,
        system: '46',
        step: 'space-combat',
        friends: [],
        waves: [],
        committed: [],
        extraMove: null,
      };
      game.combat = combat();
    })
    .start(antiFighterBarrage({}));

proves('LRR 10, relics/metali-void-armaments', 'three dice of Anti-Fighter Barrage, whatever the ships have', () => {
  deepEqual(barrage('sol').seat('hacan').units('46'), { carrier: 1, fighter: 1 });
  deepEqual(barrage('letnev').seat('hacan').units('46'), { carrier: 1, fighter: 3 }); // no effect for others
});

proves('LRR 10, relics/metali-void-armaments', 'beside the dice of the ships', () => {
  deepEqual(barrage('sol', 'destroyer', 9, 1).seat('hacan').units('46'), { carrier: 1 });
});
