import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { planetToChange } from '../../model/changes.ts';
import { systemOf } from '../../model/readers.ts';
import { mayBringFrom } from '../../moments/movement/queries.ts';
import { tacticalAction } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

/** Sol could move from 27 to 42, where Hacan has a destroyer and Letnev nothing. */
const table = () =>
  given('sol', 'hacan', 'letnev')
    .units('sol', '27', { cruiser: 1 })
    .units('hacan', '42', { destroyer: 1 })
    .notes('letnev', 'trade-agreement#0');

proves(
  'LRR 69.1, LRR 69.3, promissory-notes/ceasefire',
  'Ceasefire keeps its owner from moving into the system it has activated',
  () => {
    const { seat, table: played } = table().notes('hacan', 'ceasefire#0').start(tacticalAction({}));
    seat('sol').chooses('42');
    seat('letnev').isNotAsked(); // no units there
    seat('hacan').isAsked('after-system-activated').isOffered('ceasefire#0').chooses('ceasefire#0');
    equal(played.over, true);
    deepEqual([seat('sol').units('27'), seat('sol').player.notes], [{ cruiser: 1 }, ['ceasefire#0']]);
    deepEqual([seat('hacan').player.notes, seat('hacan').player.borrowed], [[], 0]);
  },
);

proves('LRR 69.1a', 'it need not be used', () => {
  const { seat } = table().notes('hacan', 'ceasefire#0').start(tacticalAction({}));
  seat('sol').chooses('42');
  seat('hacan').passes();
  seat('sol').isAsked('move.from').isOffered('27').passes();
  deepEqual(seat('hacan').player.notes, ['ceasefire#0']);
});

proves('LRR 69.6', 'whoever could have it is asked, but offered nothing without it', () => {
  const { seat } = table().notes('hacan', 'ceasefire#2').start(tacticalAction({}));
  seat('sol').chooses('42');
  seat('hacan').isAsked('after-system-activated').isOffered().passes();
  seat('sol').isAsked('move.from').passes();
});

proves('LRR 69.2', 'a player who holds only their own notes is not asked', () => {
  const { seat } = table().notes('hacan', 'ceasefire#1').start(tacticalAction({}));
  seat('sol').chooses('42');
  seat('hacan').isNotAsked();
  seat('sol').isAsked('move.from').passes();
});

proves('LRR 69.1', 'ground forces there count as units, and what stands in the system may still be carried', () => {
  const { seat } = given('sol', 'hacan', 'letnev')
    .units('hacan', 'lodor', { infantry: 1 })
    .technology('sol', 'cruiser-ii')
    .units('sol', '26', { cruiser: 1 })
    .units('sol', 'lodor', { infantry: 1 })
    .with(game => {
      const lodor = planetToChange(game, 'lodor');
      lodor.controller = 1;
      lodor.coexisting = [0];
    })
    .units('sol', '25', { carrier: 1, fighter: 2 })
    .notes('hacan', 'ceasefire#0')
    .start(tacticalAction({}));
  seat('sol').chooses('26');
  seat('hacan').chooses('ceasefire#0');
  seat('sol').isAsked('move.from').isOffered('26').chooses('26').allots({ cruiser: 1 });
  seat('sol').isAsked('move.cargo').isOfferedLines({ '26:lodor:infantry': 1 }).allots({ '26:lodor:infantry': 1 });
  deepEqual(seat('sol').units('26'), { cruiser: 1, infantry: 1 });
  seat('sol').isAsked('commit').passes();
});

proves('LRR 69.1, promissory-notes/ceasefire, R-176', 'it binds its owner alone: others may move units there', () => {
  const { seat, table: played } = table()
    .units('sol', '42', { cruiser: 1 })
    .dice('combat', 10)
    .dice('combat', 1)
    .notes('hacan', 'ceasefire#0')
    .start(tacticalAction({}));
  seat('sol').chooses('42');
  const comes = (who: number): boolean =>
    mayBringFrom(played.state, { seat: who, system: systemOf(played.state, '27') }, true);
  deepEqual([comes(0), comes(1)], [true, true]);
  seat('hacan').chooses('ceasefire#0');
  deepEqual(played.state.tactical?.noMovementIn, true);
  deepEqual([comes(0), comes(1)], [false, true]);
  seat('sol').isAsked('announce-retreat').passes();
});
