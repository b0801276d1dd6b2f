import { drawActionCards } from '../../../verbs/cards/cards.ts';
import { makeSpeaker } from '../../../verbs/phases/speaker.ts';
import { rider } from './rider.ts';

export const politicsRider = rider({
  id: 'politics-rider',
  *pays(game, me) {
    yield* drawActionCards(game, me, 3);
    yield* makeSpeaker(game, me);
  },
});
