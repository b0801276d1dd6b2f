import { deepEqual, equal } from 'node:assert/strict';
import { next } from '@orrery/kernel';
import { proves } from '@orrery/testkit/proves';
import { activate } from '../../../moments/steps.ts';
import { isShip } from '../../../moments/units/counts-as.ts';
import { takeTurn } from '../../../rules/phases/action-phase.ts';
import { given } from '../../../testing/index.ts';
import { assignHits } from '../../../verbs/combat/hits.ts';
import { purgePlanet } from '../../../verbs/units/destruction.ts';

const table = () => given('empyrean', 'hacan', 'letnev').sheet('empyrean');
const active = (system: string) => activate({ system });

const fired = (units: Readonly<Record<string, number>>, hits: number, goods = 9) =>
  table()
    .units('empyrean', '20', { flagship: 1 })
    .units('hacan', '46', units)
    .goods('empyrean', { tradeGoods: goods })
    .actionCards('letnev', 'direct-hit')
    .runs(function* (game) {
      yield* assignHits(game, 1, { system: '46', planet: null }, hits, isShip, { cause: 'combat', by: 2 });
    });

proves('LRR 87.5, faction-units/dynamo', 'Direct Hit destroys a ship that was repaired just before', () => {
  const { seat } = fired({ dreadnought: 1, 'dreadnought!': 1 }, 1);
  seat('hacan').isAsked('sustain-damage').allots({ dreadnought: 1 });
  if (seat('letnev').isWaitedFor && !seat('empyrean').isWaitedFor) seat('letnev').passes();
  seat('empyrean').isAsked('after-sustain-damage').chooses('dynamo');
  if (seat('empyrean').isWaitedFor) seat('empyrean').allots({ 'trade-goods': 2 });
  deepEqual(seat('hacan').units('46'), { dreadnought: 1, 'dreadnought!': 1 });
  seat('letnev').isAsked('after-sustain-damage').chooses('direct-hit');
  deepEqual(seat('hacan').units('46'), { 'dreadnought!': 1 });
});

proves(
  'LRR 87.2, R-260, faction-units/dynamo',
  'a unit sustains damage once while hits are assigned, repaired or not',
  () => {
    const { seat } = fired({ dreadnought: 2 }, 3);
    seat('hacan').isAsked('sustain-damage').isOfferedLines({ dreadnought: 2 }).allots({ dreadnought: 2 });
    const pays = () => {
      seat('empyrean').chooses('dynamo');
      if (seat('empyrean').isWaitedFor && seat('empyrean').ask.kind === 'pay-influence')
        seat('empyrean').allots({ 'trade-goods': 2 });
    };
    const passes = () => {
      if (seat('letnev').isWaitedFor) seat('letnev').passes();
    };
    if (!seat('empyrean').isWaitedFor) passes();
    pays();
    passes();
    if (!seat('empyrean').isWaitedFor) passes();
    pays();
    if (seat('letnev').isWaitedFor) seat('letnev').chooses('direct-hit');
    // One was destroyed by Direct Hit; the other has sustained damage already, so the third hit destroys it.
    seat('hacan').isNotAsked();
    deepEqual(seat('hacan').units('46'), {});
  },
);

const voids = () =>
  table().planets('letnev', 'wellon').units('hacan', '20', { cruiser: 1 }).token('hacan', '19').active('hacan');

proves('LRR 51.4, leaders/acamar', 'where the only planet was purged there is none', () => {
  const { seat } = voids()
    .leader('empyrean', 'acamar')
    .units('hacan', '46', { cruiser: 1 })
    .runs(function* (game) {
      yield* purgePlanet(game, 'wellon', 0);
      return next(active('19'));
    });
  seat('hacan').chooses('46').allots({ cruiser: 1 });
  if (seat('hacan').isWaitedFor) seat('hacan').passes();
  seat('empyrean').isAsked('after-ships-moved').chooses('acamar');
  seat('hacan').allots({ tactic: 1 });
});

proves('R-301, LRR 58.3e, leaders/acamar', 'ships may leave a system without planets and come back for it', () => {
  const asked = (system: string, exhausted = false) => {
    const set = table()
      .leader('empyrean', 'acamar')
      .exhausted('empyrean', ...(exhausted ? ['acamar'] : []))
      .units('hacan', system, { cruiser: 1 })
      .active('hacan')
      .start(active(system));
    if (!set.seat('hacan').isWaitedFor) return false;
    set.seat('hacan').isAsked('move.from').isOffered(system).chooses(system).allots({ cruiser: 1 });
    set.seat('empyrean').isAsked('after-ships-moved').chooses('acamar');
    set.seat('hacan').isAsked('gain-tokens').allots({ tactic: 1 });
    return true;
  };
  deepEqual([asked('46'), asked('46', true), asked('19')], [true, false, false]);
});

proves('LRR 22, LRR 2.8, faction-units/watcher', 'a cancelled action does not give a second one', () => {
  const { seat } = table()
    .strategyCards('hacan', 'trade')
    .technology('hacan', 'fleet-logistics')
    .tokens('hacan', { tactic: 0 })
    .units('empyrean', 'wellon', { mech: 1 })
    .planets('empyrean', 'wellon')
    .planets('hacan', 'arretze')
    .units('hacan', '46', { cruiser: 1 })
    .actionCards('hacan', 'focused-research', 'mining-initiative')
    .goods('hacan', { tradeGoods: 4 })
    .start(takeTurn({ seat: 1 }));
  seat('hacan').uses('mining-initiative').chooses('arretze');
  if (seat('empyrean').isWaitedFor) seat('empyrean').passes();
  seat('hacan').isAsked('action').uses('focused-research');
  seat('empyrean').chooses('watcher').chooses('mech@wellon');
  seat('hacan').isAsked('action').chooses('end-turn');
  equal(seat('hacan').player.passed, false);
});
