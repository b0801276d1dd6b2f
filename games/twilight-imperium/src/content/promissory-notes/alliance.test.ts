import { deepEqual } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { commandersShared } from '../../moments/factions/queries.ts';
import { tacticalAction } from '../../moments/steps.ts';
import { given } from '../../testing/index.ts';

const table = () =>
  given('sol', 'hacan', 'letnev').notesInPlay('sol', 'alliance#1', 'alliance#2').units('hacan', '42', { fighter: 1 });

proves(
  'LRR 69.1, promissory-notes/alliance',
  "Alliance shares its owner's commander with whoever has it in its play area",
  () => {
    const { table: played } = table()
      .notes('letnev', 'alliance#0')
      .notesInPlay('letnev', 'support-for-the-throne#1') // shares no commander
      .technology(1, 'fighter-ii')
      .start();
    deepEqual(
      [0, 1, 2].map(seat => commandersShared(played.state, seat, [])),
      [[1, 2], [], []],
    );
    deepEqual(commandersShared(played.state, 0, [0]), [0, 1, 2]); // plus others shared already
  },
);

proves('LRR 69.4', 'it goes back when a system with units of its owner is activated', () => {
  const { seat } = table().notesInPlay('sol', 'another-note#1').technology(1, 'fighter-ii').start(tacticalAction({}));
  seat('sol').chooses('42');
  deepEqual(
    [seat('sol').player.notesInPlay, seat('hacan').player.notes],
    [['alliance#2', 'another-note#1'], ['alliance#1']],
  );
});
