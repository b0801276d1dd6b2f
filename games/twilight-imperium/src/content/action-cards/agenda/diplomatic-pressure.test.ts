import { deepEqual } from 'node:assert/strict';
import { eventsOf } from '@orrery/testkit';
import { proves } from '@orrery/testkit/proves';
import { given, type Started } from '../../../testing/index.ts';

const pressure = (copy: number) => `diplomatic-pressure#${copy}`;
const table = () => given('sol', 'hacan', 'letnev').notes('hacan', 'ceasefire#1', 'trade-agreement#2');

const ends = ({ seat, table: played }: Started): void => {
  while (played.asks()[0]!.kind !== 'break-tie') seat(played.asks()[0]!.seat).passes();
  seat('sol').isAsked('break-tie').chooses('for');
};

proves('LRR 69, action-cards/diplomatic-pressure', 'another player gives a promissory note of its choice', () => {
  const started = table().actionCards('sol', pressure(1)).agenda('shared-research');
  const { seat, table: played } = started;
  seat('sol').isAsked('when-agenda-revealed').isOffered(pressure(1)).chooses(pressure(1));
  seat('sol').isAsked('diplomatic-pressure.aim').isOffered('1').chooses('1'); // Letnev has none
  seat('hacan').isAsked('diplomatic-pressure').isOffered('ceasefire#1', 'trade-agreement#2').chooses('ceasefire#1');
  deepEqual([seat('sol').player.notes, seat('hacan').player.notes], [['ceasefire#1'], ['trade-agreement#2']]);
  const [passed] = eventsOf(played, 'note-passed');
  deepEqual([passed!.data, Object.keys(passed!.secret ?? {})], [{ from: 1, to: 0 }, ['0', '1']]);
  deepEqual(played.view(2).players[0]!.notes, null);
  ends(started);
});

proves(
  'LRR 2.6b, action-cards/diplomatic-pressure',
  'one player presses the same one but once, others may too (R-121)',
  () => {
    const started = table()
      .actionCards('sol', pressure(1), pressure(2))
      .actionCards('letnev', pressure(3))
      .agenda('shared-research');
    const { seat } = started;
    seat('sol').chooses(pressure(1)).isOffered('1').chooses('1');
    seat('hacan').chooses('ceasefire#1');
    seat('hacan').isAsked('when-agenda-revealed').isOffered().passes();
    seat('letnev').isAsked('when-agenda-revealed').isOffered(pressure(3)).chooses(pressure(3));
    seat('letnev').isAsked('diplomatic-pressure.aim').isOffered('0', '1').chooses('1');
    seat('hacan').isAsked('diplomatic-pressure').isOffered('trade-agreement#2').chooses('trade-agreement#2');
    seat('sol').isAsked('when-agenda-revealed').isOffered(pressure(2)).chooses(pressure(2));
    seat('sol').isAsked('diplomatic-pressure.aim').isOffered('2').chooses('2'); // Hacan has none left
    seat('letnev').chooses('trade-agreement#2');
    deepEqual(seat('sol').player.notes, ['ceasefire#1', 'trade-agreement#2']);
    ends(started);
  },
);

proves('action-cards/diplomatic-pressure', 'not where nobody else has a note', () => {
  const { seat } = given('sol', 'hacan', 'letnev').actionCards('sol', pressure(1)).agenda('shared-research');
  seat('sol').isAsked('break-tie').chooses('for');
});

proves('LRR 2.8, action-cards/diplomatic-pressure', 'cancelled, no note is given', () => {
  const started = table().actionCards('sol', pressure(1)).actionCards('letnev', 'sabotage#1').agenda('shared-research');
  const { seat } = started;
  seat('letnev').isAsked('when-agenda-revealed').passes();
  seat('sol').chooses(pressure(1)).chooses('1');
  seat('letnev').isAsked('when-action-card-played').chooses('sabotage#1');
  deepEqual(seat('hacan').player.notes, ['ceasefire#1', 'trade-agreement#2']);
  ends(started);
});
