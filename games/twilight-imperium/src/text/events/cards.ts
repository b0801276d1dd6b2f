import { counted, type EventWords, listed } from '@orrery/tabletop';
import type { ActionCardEvents, DrawDeck, ObjectiveEvents, Secrets, TechnologyEvents } from '../../view/index.ts';
import { cardName, isObjectiveId } from '../names.ts';
import { objectiveText } from '../printed-text.ts';
import type { TableForText } from '../table.ts';
import { targetsText } from '../targets.ts';
import { cardsListed, noise, planetsListed, seatName } from './shared.ts';

const deckNames: Readonly<Record<DrawDeck, string>> = {
  'action-cards': 'action cards',
  agendas: 'agendas',
  cultural: 'cultural exploration cards',
  hazardous: 'hazardous exploration cards',
  industrial: 'industrial exploration cards',
  frontier: 'frontier cards',
};

const secretName = (card: string | undefined): string => (card === undefined ? 'a secret objective' : cardName(card));

export const technologyWords: EventWords<TechnologyEvents, Secrets, TableForText> = {
  technology: ({ does, data }) => `${does('gain')} ${cardName(data.technology)}`,
  'specialties-used': ({ does, data }) =>
    data.planets.length === 0 ? undefined : `${does('exhaust')} ${planetsListed(data.planets)} for the prerequisites`,
  'technology-copied': ({ does, data }) =>
    `${does('use')} the text of ${cardName(data.technology)} by ${cardName(data.card)}`,
  'copy-ended': ({ does, data }) => `${does('lose')} the text of ${cardName(data.technology)}`,
  'technology-returned': ({ does, data }) => `${does('return')} ${cardName(data.technology)}`,
  'technology-exhausted': ({ does, data }) => `${does('exhaust')} ${cardName(data.technology)}`,
  'technology-readied': ({ does, data }) => `${does('ready')} ${cardName(data.technology)}`,
  'leader-unlocked': ({ does, data }) => `${does('unlock')} ${cardName(data.leader)}`,
  'goods-on-leader': ({ does, data }) =>
    `${does('put')} ${counted(data.count, 'trade good')} on ${cardName(data.leader)}`,
  'leader-exhausted': ({ does, data }) => `${does('exhaust')} ${cardName(data.leader)}`,
  'leader-purged': ({ does, data }) => `${does('purge')} ${cardName(data.leader)}`,
};

export const objectiveWords: EventWords<ObjectiveEvents, Secrets, TableForText> = {
  'secrets-drawn': ({ does, data, secret }) =>
    `${does('draw')} ${secret ? cardsListed(secret.cards) : counted(data.count, 'secret objective')}`,
  'objective-revealed': ({ data, table }) => {
    const id = data.objective;
    return `New objective: ${cardName(id)}${isObjectiveId(id) ? ` (${objectiveText(id, table.sets)})` : ''}`;
  },
  'objective-replaced': ({ data }) => `${cardName(data.objective)} is replaced`,
  scored: ({ does, data }) => `${does('score')} ${cardName(data.objective)}`,
  points: ({ does, data, own }) => {
    const { count, by } = data;
    const why = by === 'custodians' ? ' for the custodians' : by === '' ? '' : ` for ${cardName(by)}`;
    return count < 0
      ? `${does('lose')} ${counted(-count, 'victory point')}${why}`
      : `${own ? 'You gain' : does('gain')} ${counted(count, 'victory point')}${why}`;
  },
  'secret-drawn': ({ does, data, secret }) => `${does('draw')} ${secretName((secret ?? data).card)}`,
  'secret-returned': ({ does, data }) => `${does('return')} ${secretName(data.card)}`,
  'secrets-shown': ({ does, data }) => `${does('show')} ${cardsListed(data.cards)}`,
  'objective-made-public': ({ data }) => `${cardName(data.objective)} is a public objective now`,
  'objective-closed': ({ data }) => `${cardName(data.objective)} cannot be scored any more`,
  'secrets-shown-to': ({ does, data, secret, table }) =>
    `${does('show')} ${seatName(data.to, table)} ${secret ? cardsListed(secret.cards) : counted(data.count, 'secret objective')}`,
};

export const actionCardWords: EventWords<ActionCardEvents, Secrets, TableForText> = {
  'action-cards-drawn': ({ does, data, secret }) =>
    data.count === 0
      ? undefined
      : `${does('draw')} ${secret ? cardsListed(secret.cards) : counted(data.count, 'action card')}`,
  'action-cards-revealed': ({ does, data }) => `${does('reveal')} ${cardsListed(data.cards)}`,
  'action-cards-taken': ({ does, data }) => `${does('take')} ${cardsListed(data.cards)} from the discards`,
  'action-card-given': ({ does, data, secret, table }) =>
    `${does('give')} ${secret ? cardName(secret.card) : 'an action card'} to ${seatName(data.to, table)}`,
  'hands-seen': ({ does, data, secret, table }) => {
    const whose = listed(data.seats.map(seat => seatName(seat, table)));
    return `${does('look')} at the action cards of ${whose}${secret ? `: ${cardsListed(secret.cards)}` : ''}`;
  },
  'action-card-shown': ({ does, data, secret, table }) =>
    `${does('show')} ${secret ? cardName(secret.card) : 'an action card'} to ${seatName(data.to, table)}`,
  'action-cards-discarded': ({ does, data }) => `${does('discard')} ${cardsListed(data.cards)}`,
  'action-card-played': ({ does, data }) => `${does('play')} ${cardName(data.card)}`,
  'action-card-announced': ({ does, data, table }) => {
    const aims = targetsText(data.at, table);
    return aims === '' ? undefined : `${does('aim')} ${cardName(data.card)} at ${aims}`;
  },
  'action-card-cancelled': ({ data }) => `${cardName(data.card)} is cancelled`,
  'action-card-discarded': noise,
  'deck-reshuffled': ({ data }) => `The ${deckNames[data.deck]} are shuffled anew`,
};
