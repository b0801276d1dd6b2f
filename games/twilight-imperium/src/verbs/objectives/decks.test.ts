import { deepEqual, equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
import { objectiveFacts, objectiveIds } from '../../model/objectives/objectives.ts';
import { inSets } from '../../model/readers.ts';
import { given } from '../../testing/index.ts';
import { closeObjective, filledDecks, mightScore, replaceObjective, revealFromDeck } from './objectives.ts';

const table = () => given('sol', 'hacan', 'letnev');

/** All objectives of stage I except some are out; none is dealt. */
const allBut = (...left: string[]) =>
  table()
    .deck('stage-one')
    .deck('secret')
    .with(game => {
      const all = objectiveIds.filter(id => objectiveFacts[id].kind === 'stage-one');
      game.objectives.revealed = all.filter(id => inSets(game, objectiveFacts[id].source) && !left.includes(id));
    });

proves('LRR 61.13, R-120', 'the last objective of a deck can still be drawn from it', () => {
  const { table: played } = allBut('corner-the-market').runs(game => revealFromDeck(game, 'stageOne'));
  equal(played.state.objectives.revealed.at(-1), 'corner-the-market');
  deepEqual(filledDecks(played.state), ['stageTwo']);
  deepEqual(filledDecks(allBut('corner-the-market').start().table.state), ['stageOne', 'stageTwo']);
});

proves('R-112, R-120', 'an objective that left the game is not drawn again', () => {
  const { table: played } = allBut('corner-the-market', 'develop-weaponry')
    .with(game => {
      game.objectives.revealed.push('develop-weaponry');
    })
    .runs(game => closeObjective(game, 'develop-weaponry'));
  deepEqual(played.state.purged, ['develop-weaponry']);
  const { state } = allBut('develop-weaponry')
    .with(game => {
      game.purged.push('develop-weaponry');
    })
    .start().table;
  deepEqual(filledDecks(state), ['stageTwo']);
});

proves('R-120', 'a secret objective that is replaced goes back into its deck', () => {
  const { table: played } = table()
    .deck('secret', 'become-a-martyr', 'spark-a-rebellion')
    .revealed('brave-the-void')
    .runs(game => replaceObjective(game, 'brave-the-void', 'secret'));
  deepEqual(played.state.objectives.revealed, ['become-a-martyr']);
  deepEqual(played.state.objectives.secret.toSorted(), ['brave-the-void', 'spark-a-rebellion']);
});

proves(
  'LRR 61.3',
  'a secret objective can be scored for all that others know by who holds one, if nobody has scored it',
  () => {
    const might = (start: ReturnType<typeof table>) =>
      mightScore(start.phase('status').start().table.state, 0, 'become-the-gatekeeper');
    equal(might(table()), false);
    equal(might(table().secrets('sol', 'become-a-martyr')), true);
    equal(might(table().secrets('sol', 'become-a-martyr').scored('hacan', 'become-the-gatekeeper')), false);
  },
);
