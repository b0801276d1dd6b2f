import { type EventWords, eventLine, rulesChangedText, type Told } from '@orrery/tabletop';
import type { AllEvents, EminentDomainEvent, Events, EventType, Secrets } from '../../view/index.ts';
import type { TableForText } from '../table.ts';
import { cardsListed, counted, listed } from './grammar.ts';
import { cardName, planetNames, resourceNames, roleNames } from './names.ts';
import { backText, planetNameAt } from './planets.ts';

const placeOf = ({ data, table }: { data: { seat: number; place: number }; table: TableForText }): string =>
  planetNameAt(table, data.seat, data.place);

/** `draw Survey and Trade`, `draws 2 cards` */
export function drawing({ verb, data, secret }: Told<Events['drew'], Secrets['drew'], TableForText>): string {
  if (data.count === 0) return `${verb('find')} no card to draw`;
  return `${verb('draw')} ${secret ? cardsListed(secret.cards) : counted(data.count, 'card')}`;
}

const noise = (): undefined => undefined;

const words: EventWords<AllEvents, Secrets, TableForText> = {
  'rules-changed': ({ data, table }) => rulesChangedText(data, table),
  'start-player': ({ does }) => `${does('begin')}`,
  turn: ({ data, own, table }) => `Turn ${data.number}: ${own ? 'yours' : table.nameOf(data.seat)}`,
  'no-action': ({ does }) => `${does('take')} no Action`,
  action: ({ does, data }) => `${does('play')} ${cardName(data.card)} for its Action`,
  'action-done': noise,
  role: ({ does, data }) => `${does('lead')} ${roleNames[data.role]}`,
  'took-role-card': ({ does, data }) =>
    data.to === 'hand' ? `${does('take')} ${cardName(data.card)} into hand` : undefined,
  played: ({ does, data }) => `${does('play')} ${cardsListed(data.cards)}`,
  'played-cards-discarded': noise,
  dissented: ({ does }) => does('dissent'),
  followed: ({ does, data }) => `${does('follow')} ${roleNames[data.role]}`,
  drew: told => `${told.who} ${drawing(told)}`,
  reshuffled: ({ does, own }) => `${does('shuffle')} ${own ? 'your' : 'the'} discard pile into a new deck`,
  discarded: ({ does, data }) => `${does('discard')} ${cardsListed(data.cards)}`,
  removed: ({ does, data }) => `${does('remove')} ${cardsListed(data.cards)} from the game`,
  looked: ({ does, data, secret }) => {
    if (data.count === 0) return `${does('see')} no planet`;
    return `${does('look')} at ${secret ? named(secret.planets) : counted(data.count, 'planet')}`;
  },
  'planets-discarded': ({ does, data }) => `${does('discard')} ${named(data.planets)}`,
  'planets-reshuffled': () => 'The planet discards become a new planet deck',
  annexed: ({ does, data, secret }) =>
    `${does('add')} ${secret ? planetNames[secret.planet] : 'a planet'} face down (${backText(data)})`,
  tucked: told => `${told.does('tuck')} ${cardName(told.data.card)} under ${placeOf(told)}`,
  settled: ({ does, data }) => `${does('settle')} ${planetNames[data.planet]}`,
  attacked: ({ does, verb, data }) => `${does('attack')} and ${verb('take')} ${planetNames[data.planet]}`,
  scorched: told => `${placeOf(told)} is scorched and holds no resources any more`,
  filled: told => `${placeOf(told)} comes with its slots filled`,
  researched: ({ does, data }) => `${does('research')} ${cardName(data.technology)}`,
  effect: ({ data }) => {
    const on = data.resources.length > 0 ? ` on ${listed(data.resources.map(each => resourceNames[each]))}` : '';
    return `${cardName(data.card)}${on} lasts to the end of the turn`;
  },
  fighters: ({ does, data }) =>
    data.count === 0 ? `${does('take')} no fighter` : `${does('take')} ${counted(data.count, 'fighter')}`,
  influence: ({ does, data }) => `${does('gain')} ${data.count} influence`,
  produced: told => `${told.does('produce')} ${resourceNames[told.data.resource]} on ${placeOf(told)}`,
  traded: ({ does, data }) => `${does('trade')} ${data.resource ? resourceNames[data.resource] : 'a fighter'}`,
  ending: () => 'The game ends here: all have had equally many turns',
  ended: () => 'The game is over',
};

const named = (planets: Secrets['looked']['planets']): string => listed(planets.map(planet => planetNames[planet]));

/** Every kind of thing that happens. */
export const eventTypes = Object.keys(words) as EventType[];

/** One event as a line for the reader; nothing for what is not worth a line. */
export const eventText = (event: EminentDomainEvent, table: TableForText): string | undefined =>
  eventLine(words, event, table);
