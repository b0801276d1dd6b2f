import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { actionPhase } from '../rules/action-phase.ts';
import { given } from '../testing/index.ts';
import { score, tieBreak } from './readers.ts';
import { standing } from './standing.ts';

proves('ED "Scoring"', 'influence is tokens, technologies wherever they are, and face-up planets', () => {
  const { table } = given(2)
    .influence(0, 3)
    .planet(0, 'idroyos', { faceUp: true }) // 5
    .planet(0, 'drawde', { faceUp: true, filled: true }) // 2
    .planet(0, 'zephan', { colonies: ['terraforming', 'colonize'] }) // face down: only the card's 2
    .permanent(0, 'imperialism') // 2
    .permanent(0, 'dissension') // 5
    .hand(0, 'data-network', 'survey') // 2
    .deck(0, 'war-path', 'improved-trade-colonize') // 2
    .discard(0, 'mobilization', 'politics') // 2
    .played(0, 'specialization') // 2
    .fighters(0, 4)
    .start();
  const [mine] = table.state.seats;
  equal(score(mine!), 27);
  equal(score({ ...mine!, acting: 'genetic-engineering' }), 29);
  equal(score(table.state.seats[1]!), 0);
});

proves('ED "Scoring"', 'removed technologies, face-down planets and left-over goods score nothing', () => {
  const { seat } = given(2)
    .hand(0, 'research', 'terraforming')
    .planet(0, 'idroyos')
    .planet(0, 'drawde')
    .fighters(0, 9)
    .start(actionPhase({ left: 1 }));
  equal(score(seat(0).empire), 2);
  seat(0).chooses('research').chooses('terraforming');
  equal(score(seat(0).empire), 0);
});

proves('ED "Scoring"', 'Terraforming still tucked at the end counts its two influence', () => {
  const { table } = given(2)
    .planet(0, 'idroyos', { colonies: ['terraforming'] })
    .start();
  equal(score(table.state.seats[0]!), 2);
});

proves('ED "Scoring"', 'most influence wins', () => {
  const { table } = given(3).influence(0, 2).influence(1, 5).influence(2, 4).fighters(2, 9).start();
  deepEqual(standing(table.state), { winners: [1], scores: [2, 5, 4] });
});

proves('ED "Scoring"', 'a tie goes to most resources and fighters together', () => {
  const { table } = given(3) // interaction 58
    .planet(0, 'drawde', { faceUp: true, filled: true })
    .fighters(0, 1)
    .planet(1, 'chrispen', { faceUp: true, filled: true })
    .fighters(1, 2)
    .influence(2, 1)
    .fighters(2, 9)
    .start();
  deepEqual(table.state.seats.map(tieBreak), [2, 3, 9]);
  deepEqual(standing(table.state), { winners: [1], scores: [2, 2, 1] });
});

proves('ED "Scoring"', 'equal again, the victory is shared', () => {
  const { table } = given(4) // interaction 58
    .influence(0, 3)
    .fighters(0, 2)
    .influence(1, 3)
    .fighters(1, 1)
    .influence(3, 1)
    .planet(3, 'drawde', { faceUp: true, filled: true })
    .fighters(3, 1)
    .start();
  deepEqual(standing(table.state), { winners: [0, 3], scores: [3, 3, 0, 3] });
});

proves('R-005', 'the marker on a scorched planet is no fighter and breaks no tie', () => {
  const { table } = given(2).planet(0, 'voson', { faceUp: true, scorched: true }).start();
  equal(tieBreak(table.state.seats[0]!), 0);
});
