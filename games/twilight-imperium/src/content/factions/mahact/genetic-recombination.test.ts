import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { given } from '../../../testing/index.ts';

/** Hacan votes first, then Letnev, the Mahact last. */
const voting = (fleet = 3, planet = true) => {
  const arranged = given('mahact', 'hacan', 'letnev')
    .technology('mahact', 'genetic-recombination')
    .planets('mahact', 'ixth')
    .tokens('hacan', { fleet });
  return (planet ? arranged.planets('hacan', 'hercant') : arranged.units('hacan', 'wellon', { infantry: 1 })).agenda(
    'mutiny',
  );
};

proves('LRR 8.6, technologies/genetic-recombination', 'before another votes, an outcome is named', () => {
  const { seat } = voting();
  const mahact = seat('mahact').isAsked('before-vote').chooses('genetic-recombination');
  mahact.isAsked('genetic-recombination').isOffered('for', 'against').chooses('against');
  deepEqual(mahact.player.exhausted, ['genetic-recombination']);
  const hacan = seat('hacan')
    .isAsked('vote')
    .isTold({ demanded: 'against' })
    .isOffered('for', 'against')
    .chooses('against');
  hacan.isAsked('vote.planets').allots({ hercant: 1 });
  equal(hacan.tokens.fleet, 3);
  seat('mahact').isAsked('vote').passes();
});

proves(
  'LRR 8.6, technologies/genetic-recombination',
  'who votes for another, or not at all, loses a token of the fleet pool',
  () => {
    for (const answer of ['for', undefined]) {
      const { seat } = voting();
      seat('mahact').chooses('genetic-recombination').chooses('against');
      const hacan = seat('hacan').isAsked('vote');
      if (answer) hacan.chooses(answer).allots({ hercant: 1 });
      else hacan.passes();
      deepEqual([hacan.tokens.fleet, hacan.tokens.reinforcements], [2, 9]);
      seat('mahact').isAsked('vote').passes();
      if (!answer) seat('mahact').isAsked('break-tie').chooses('for');
    }
  },
);

proves(
  'LRR 8.6, technologies/genetic-recombination',
  'a player without such a token has to vote for that outcome',
  () => {
    const { seat } = voting(0);
    seat('mahact').chooses('genetic-recombination').chooses('against');
    seat('hacan').isAsked('vote').isOffered('against').isBound(1, 1).chooses('against').allots({ hercant: 1 });
    seat('mahact').isAsked('vote').passes();
  },
);

proves(
  'LRR 8.6, technologies/genetic-recombination',
  'not against those who cannot vote, and nobody has to use it',
  () => {
    const unable = voting(3, false);
    unable.seat('mahact').isAsked('vote').passes().isAsked('break-tie').chooses('for');
    const unused = voting();
    unused.seat('mahact').isAsked('before-vote').passes();
    unused.seat('hacan').isAsked('vote').chooses('for').allots({ hercant: 1 });
    unused.seat('mahact').isAsked('vote').passes();
  },
);
