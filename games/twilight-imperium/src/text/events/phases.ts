import { capital, type EventWords, listed } from '@orrery/tabletop';
import type { PhaseEvents, Secrets, StrategyCardEvents, Undertaking } from '../../view/index.ts';
import { cardName, factionNames, phaseNames } from '../names.ts';
import { systemTitle } from '../places.ts';
import { reasonText } from '../reasons.ts';
import type { TableForText } from '../table.ts';
import { cardsListed, noise, seatName } from './shared.ts';

/** What somebody cannot do at all, as that seat is told. */
const undertakings: Readonly<Record<Undertaking, string>> = {
  commit: 'Nobody can land here',
  move: 'No ships can be moved into the active system',
  produce: 'You can produce nothing here',
  research: 'You can research nothing',
  score: 'You can score no public objective',
  vote: 'You cannot vote',
};

export const phaseWords: EventWords<PhaseEvents, Secrets, TableForText> = {
  'set-up': ({ data, table }) =>
    `The game begins. ${capital(seatName(data.speaker, table))} ${data.speaker === table.reader ? 'are' : 'is'} the speaker`,
  'faction-picked': ({ does, data }) => `${does('pick')} ${factionNames[data.faction].name}`,
  'home-chosen': ({ does, data }) =>
    `${does('take')} the home of ${factionNames[data.of].name}: ${systemTitle(data.tile)}`,
  'starting-components': ({ does, data }) => `${does('play')} ${factionNames[data.faction].name}`,
  round: ({ data }) => `Round ${data.round}`,
  phase: ({ data }) => phaseNames[data.phase],
  turn: ({ own, who }) => (own ? 'Your turn' : `${who}'s turn`),
  passed: ({ does }) => does('pass'),
  'turn-to-be-skipped': () => 'The next turn will be skipped',
  'turn-skipped': ({ own, who }) => (own ? 'Your turn is skipped' : `${who}'s turn is skipped`),
  'all-passed': () => 'All have passed',
  speaker: ({ own, who }) => (own ? 'You are the speaker now' : `${who} is the speaker now`),
  won: ({ does }) => `${does('win')} the game`,
  eliminated: ({ own, who }) => `${who} ${own ? 'are' : 'is'} eliminated`,
  'turn-cut-short': ({ who, own }) => `${own ? 'Your' : `${who}'s`} turn is cut short`,
  'action-cut-short': ({ who, own }) => `${own ? 'Your' : `${who}'s`} action is cut short`,
  'could-not': ({ own, data: { what, reason }, table }) =>
    own ? `${undertakings[what]}. ${reasonText(reason, table).replace(/\.$/, '')} (${reason.rule})` : undefined,
  'component-action': ({ does, data }) => `${does('use')} ${cardName(data.piece)}`,
  'effect-lasts': noise,
};

export const strategyCardWords: EventWords<StrategyCardEvents, Secrets, TableForText> = {
  'strategy-card-taken': ({ does, data }) => `${does('take')} ${cardName(data.card)}`,
  'strategy-card-given': ({ does, data, table }) =>
    `${does('take')} ${cardName(data.card)} and ${data.seat === table.reader ? 'give' : 'gives'} it to ${seatName(data.to, table)}`,
  'strategy-cards-swapped': ({ does, data, table }) =>
    `${does('swap')} ${cardName(data.card)} for ${cardName(data.for)} of ${seatName(data.with, table)}`,
  'trade-goods-on-cards': ({ data }) =>
    data.cards.length === 0 ? undefined : `A trade good goes on ${cardsListed(data.cards)}, which nobody took`,
  'strategic-action': ({ does, data }) => `${does('play')} ${cardName(data.card)}`,
  'strategy-card-exhausted': noise,
  'strategy-cards-returned': noise,
  'strategy-card-refused': ({ who, own, data }) =>
    `${who} ${own ? 'have' : 'has'} to take another card than ${cardName(data.card)}`,
  'strategy-cards-kept': ({ does, own }) => `${does('keep')} ${own ? 'your' : 'its'} strategy cards`,
  'trade-goods-placed': ({ data }) =>
    `Trade goods go on ${listed(Object.entries(data).map(([card, count]) => `${cardName(card)} (${count})`))}`,
  'primary-instead': ({ does, data }) => `${does('resolve')} the primary ability of ${cardName(data.card)}`,
  'could-not-follow': ({ does, who, data }) =>
    data.card === 'leadership'
      ? `${who} cannot buy a command token with ${cardName(data.card)}`
      : `${does('lack')} the ${data.lacks === 'resources' ? 'resources' : 'strategy token'} to follow ${cardName(data.card)}`,
  followed: ({ does, data }) => `${does('follow')} ${cardName(data.card)}`,
  invited: ({ data, table }) =>
    data.seats.length > 0
      ? `${capital(listed(data.seats.map(seat => seatName(seat, table))))} may replenish without a token`
      : undefined,
};
