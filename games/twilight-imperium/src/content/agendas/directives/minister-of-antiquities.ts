import { gainRelic } from '../../../verbs/cards/relics.ts';
import { agenda } from '../agenda.ts';

export const ministerOfAntiquities = agenda({
  id: 'minister-of-antiquities',
  elected: (game, seat) => gainRelic(game, Number(seat)),
});
