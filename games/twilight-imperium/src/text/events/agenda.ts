import { capital, counted, type EventWords } from '@orrery/tabletop';
import type { AgendaEvents, Secrets } from '../../view/index.ts';
import { cardName } from '../names.ts';
import type { TableForText } from '../table.ts';
import { cardsListed, seatName } from './shared.ts';

/** `in favour`, `against`, or `for` somebody or something. */
export function votedFor(key: string, table: TableForText): string {
  const outcome = outcomeText(key, table);
  return outcome === 'for' ? 'in favour' : outcome === 'against' ? outcome : `for ${outcome}`;
}

/** What was voted for: for, against, a player or the name of something. */
function outcomeText(key: string, table: TableForText): string {
  if (key === 'for' || key === 'against') return key;
  return /^\d$/.test(key) ? seatName(Number(key), table) : cardName(key);
}

export const agendaWords: EventWords<AgendaEvents, Secrets, TableForText> = {
  'agenda-shown': ({ does, data, secret, table }) =>
    `${does('show')} ${secret ? cardName(secret.card) : 'an agenda'} to ${seatName(data.to, table)}`,
  'looked-at-agendas': ({ does, data, secret }) =>
    data.count === 0
      ? undefined
      : `${does('look')} at ${secret ? cardsListed(secret.cards) : counted(data.count, 'agenda')}`,
  'agenda-placed': ({ does, data, secret }) =>
    `${does('put')} ${secret ? cardName(secret.card) : 'an agenda'} on the ${data.to}`,
  'agendas-discarded': ({ does, data }) => `${does('discard')} ${cardsListed(data.cards)}`,
  agenda: ({ data }) => `Agenda: ${cardName(data.card)}`,
  abstained: ({ does }) => does('abstain'),
  'vote-demanded': ({ data, table }) =>
    `${capital(seatName(data.seat, table))} must vote ${votedFor(data.outcome, table)}, or lose a command token of the fleet pool`,
  voted: ({ does, data, table }) => `${does('cast')} ${counted(data.count, 'vote')} ${votedFor(data.outcome, table)}`,
  'votes-added': ({ does, data }) => `${does('add')} ${counted(data.count, 'vote')} by ${cardName(data.card)}`,
  'agenda-decided': ({ data, table }) =>
    data.outcome === null
      ? `${cardName(data.card)} is discarded`
      : `${cardName(data.card)}: the outcome is ${outcomeText(data.outcome, table)}`,
  'prediction-true': ({ data }) => `${cardName(data.card)}: the prediction was right`,
  predicted: ({ does, data, table }) =>
    `${does('stake')} ${cardName(data.card)} on ${outcomeText(data.outcome, table)}`,
  'agenda-hidden': ({ does, secret }) =>
    secret ? `${does('take')} ${cardName(secret.card)} as the hidden agenda` : `${does('take')} a hidden agenda`,
  'agenda-unveiled': ({ data }) => `The hidden agenda was ${cardName(data.card)}`,
  'votes-last': ({ does }) => `${does('vote')} last`,
  'agenda-stopped': ({ data }) => `${cardName(data.card)} is stopped`,
  'outcome-changed': ({ data, table }) =>
    `${cardName(data.card)}: the outcome is ${outcomeText(data.outcome, table)} instead`,
  'barred-from-voting': ({ who }) => `${who} cannot vote`,
  'law-enacted': ({ data }) => `${cardName(data.law)} is law`,
  'law-passed': ({ data, table }) => `${cardName(data.law)} goes to ${seatName(data.to, table)}`,
  'law-discarded': ({ data }) => `${cardName(data.law)} is law no longer`,
};
