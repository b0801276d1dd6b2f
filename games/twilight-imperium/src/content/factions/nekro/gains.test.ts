import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { systemOf } from '../../../model/readers.ts';
import { anomaliesIn } from '../../../moments/galaxy/systems.ts';
import { activate } from '../../../moments/steps.ts';
import { given } from '../../../testing/index.ts';
import { copyTechnology } from '../../../verbs/cards/copies.ts';

const table = (other: 'sol' | 'sardakk' = 'sol') =>
  given('nekro', other, 'letnev')
    .sheet('nekro')
    .technology('nekro', 'valefar-assimilator-x', 'valefar-assimilator-y')
    .planets('nekro', 'mordai-ii')
    .planets(other, other === 'sol' ? 'jord' : 'quinarra')
    .planets('letnev', 'arc-prime');

proves(
  'LRR 41, technologies/valefar-assimilator-x, technologies/dimensional-tear-ii',
  'a copied tear closes as soon as something else is copied, and the dock stays',
  () => {
    const rifts: unknown[] = [];
    const { seat } = table()
      .planets('nekro', 'lodor')
      .units('nekro', 'lodor', { 'space-dock': 1 })
      .resolves('nekro', function* (game, me) {
        yield* copyTechnology(game, me, 'valefar-assimilator-x', 'dimensional-tear-ii');
        rifts.push(anomaliesIn(game, systemOf(game, '26')));
        yield* copyTechnology(game, me, 'valefar-assimilator-x', 'l4-disruptors');
        rifts.push(anomaliesIn(game, systemOf(game, '26')));
      });
    deepEqual(rifts, [['gravity-rift'], []]);
    deepEqual(seat('nekro').units('lodor'), { 'space-dock': 1 });
  },
);

proves(
  'LRR 91, faction-abilities/technological-singularity, technologies/exotrireme-ii',
  'also for a unit that its owner has destroyed as a price',
  () => {
    const { seat } = table('sardakk')
      .technology('sardakk', 'exotrireme-ii', 'neural-motivator')
      .units('nekro', '46', { carrier: 2 })
      .units('sardakk', '46', { dreadnought: 1, cruiser: 1 })
      .dice('combat', 1, 1)
      .dice('combat', 1, 1)
      .dice('combat', 10, 1)
      .dice('combat', 1)
      .start(activate({ system: '46' }));
    seat('sardakk').isAsked('end-of-combat-round').chooses('exotrireme-ii').passes();
    const nekro = seat('nekro');
    nekro.isAsked('after-units-destroyed').chooses('technological-singularity');
    nekro.isOffered('exotrireme-ii', 'neural-motivator').chooses('neural-motivator');
    equal(nekro.player.technologies.includes('neural-motivator'), true);
  },
);

proves(
  'LRR 97, faction-abilities/technological-singularity, technologies/infantry-ii',
  'Infantry II that is gained does not bring back what was destroyed at the same time',
  () => {
    const { seat } = table()
      .technology('sol', 'infantry-ii')
      .planets('sol', 'wellon')
      .units('nekro', '19', { carrier: 1, infantry: 2 })
      .units('sol', 'wellon', { infantry: 1 })
      .dice('combat', 10, 1)
      .dice('combat', 10)
      .mayRoll('revival', 1)
      .mayRoll('revival', 10)
      .start(activate({ system: '19' }));
    seat('nekro').allots({ 'infantry@wellon': 2 });
    while (seat('nekro').ask.kind !== 'after-units-destroyed') seat('nekro').passes();
    seat('nekro').chooses('technological-singularity').chooses('infantry-ii');
    deepEqual([seat('nekro').player.reviving, seat('nekro').units('wellon')], [0, { infantry: 1 }]);
  },
);
