import { grouped, listed } from '@orrery/tabletop';
import { cardName } from './names.ts';

export { capital, counted, grouped, listed, third } from '@orrery/tabletop';

export const cardsListed = (cards: readonly string[]): string => listed(grouped(cards.map(cardName)));
