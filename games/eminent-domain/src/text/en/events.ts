import type { GameEvent, Json, Seat } from '@orrery/kernel';
import { RULES_CHANGED, rulesChangedText } from '@orrery/tabletop';
import {
  type PlanetId,
  type PlanetType,
  planetTypes,
  type Resource,
  type Role,
  resources,
  roles,
} from '../../model/ids.ts';
import type { TableForText } from '../table.ts';
import { cardsListed, counted, listed, third } from './grammar.ts';
import { cardName, isPlanetId, planetNames, resourceNames, roleNames } from './names.ts';
import { backText, planetNameAt } from './planets.ts';

/** One happening as a reader is told of it: who did it is already known. */
export interface Told {
  readonly data: Readonly<Record<string, Json>>;
  /** What the reader learns beyond the others. */
  readonly secret: Readonly<Record<string, Json>> | undefined;
  readonly seat: Seat;
  readonly table: TableForText;
  readonly own: boolean;
  /** `You`, or the name of the seat. */
  readonly who: string;
  /** `draw` of the reader's own deeds, `draws` of others'. */
  readonly verb: (verb: string) => string;
  /** `You draw`, `Ada draws`. */
  readonly does: (verb: string) => string;
}

export const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];
const planetsIn = (value: Json | undefined): PlanetId[] => texts(value).filter(isPlanetId);
const planetIn = (value: Json | undefined): PlanetId | undefined =>
  typeof value === 'string' && isPlanetId(value) ? value : undefined;
export const resourceIn = (value: Json | undefined): Resource | undefined => resources.find(each => each === value);
export const roleIn = (value: Json | undefined): Role => roles.find(each => each === value) ?? 'survey';
const typeIn = (value: Json | undefined): PlanetType => planetTypes.find(each => each === value) ?? 'advanced';
export const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const named = (planets: readonly PlanetId[]): string => listed(planets.map(planet => planetNames[planet]));
const placeIn = ({ table, seat, data }: Told): string => planetNameAt(table, seat, numberIn(data.place));

/** `draw Survey and Trade`, `draws 2 cards` */
export function drawing({ verb, data, secret }: Told): string {
  const count = numberIn(data.count);
  if (count === 0) return `${verb('find')} no card to draw`;
  const cards = texts(secret?.cards);
  return `${verb('draw')} ${cards.length > 0 ? cardsListed(cards) : counted(count, 'card')}`;
}

const noise = (): undefined => undefined;

const wordings = {
  'start-player': ({ does }) => `${does('begin')}`,
  turn: ({ data, own, table, seat }) => `Turn ${numberIn(data.number)}: ${own ? 'yours' : table.nameOf(seat)}`,
  'no-action': ({ does }) => `${does('take')} no Action`,
  action: ({ does, data }) => `${does('play')} ${cardName(String(data.card))} for its Action`,
  'action-done': noise,
  role: ({ does, data }) => `${does('lead')} ${roleNames[roleIn(data.role)]}`,
  'took-role-card': ({ does, data }) =>
    data.to === 'hand' ? `${does('take')} ${cardName(String(data.card))} into hand` : undefined,
  played: ({ does, data }) => `${does('play')} ${cardsListed(texts(data.cards))}`,
  'played-cards-discarded': noise,
  dissented: ({ does }) => does('dissent'),
  followed: ({ does, data }) => `${does('follow')} ${roleNames[roleIn(data.role)]}`,
  drew: told => `${told.who} ${drawing(told)}`,
  reshuffled: ({ does, own }) => `${does('shuffle')} ${own ? 'your' : 'the'} discard pile into a new deck`,
  discarded: ({ does, data }) => `${does('discard')} ${cardsListed(texts(data.cards))}`,
  removed: ({ does, data }) => `${does('remove')} ${cardsListed(texts(data.cards))} from the game`,
  looked: ({ does, data, secret }) => {
    const seen = planetsIn(secret?.planets);
    const count = numberIn(data.count);
    if (seen.length > 0) return `${does('look')} at ${named(seen)}`;
    return count === 0 ? `${does('see')} no planet` : `${does('look')} at ${counted(count, 'planet')}`;
  },
  'planets-discarded': ({ does, data }) => `${does('discard')} ${named(planetsIn(data.planets))}`,
  'planets-reshuffled': () => 'The planet discards become a new planet deck',
  annexed: ({ does, data, secret }) => {
    const planet = planetIn(secret?.planet);
    const back = backText({
      type: typeIn(data.type),
      colonizeCost: numberIn(data.colonizeCost),
      warfareCost: numberIn(data.warfareCost),
    });
    return `${does('add')} ${planet ? planetNames[planet] : 'a planet'} face down (${back})`;
  },
  tucked: told => `${told.does('tuck')} ${cardName(String(told.data.card))} under ${placeIn(told)}`,
  settled: ({ does, data }) => `${does('settle')} ${named(planetsIn([data.planet ?? null]))}`,
  attacked: ({ does, verb, data }) =>
    `${does('attack')} and ${verb('take')} ${named(planetsIn([data.planet ?? null]))}`,
  scorched: told => `${placeIn(told)} is scorched and holds no resources any more`,
  filled: told => `${placeIn(told)} comes with its slots filled`,
  researched: ({ does, data }) => `${does('research')} ${cardName(String(data.technology))}`,
  effect: ({ data }) => {
    const named = texts(data.resources).flatMap(each => resourceIn(each) ?? []);
    const on = named.length > 0 ? ` on ${listed(named.map(each => resourceNames[each]))}` : '';
    return `${cardName(String(data.card))}${on} lasts to the end of the turn`;
  },
  fighters: ({ does, data }) => {
    const count = numberIn(data.count);
    return count === 0 ? `${does('take')} no fighter` : `${does('take')} ${counted(count, 'fighter')}`;
  },
  influence: ({ does, data }) => `${does('gain')} ${numberIn(data.count)} influence`,
  produced: told => {
    const resource = resourceIn(told.data.resource);
    return `${told.does('produce')} ${resource ? resourceNames[resource] : 'a resource'} on ${placeIn(told)}`;
  },
  traded: ({ does, data }) => {
    const resource = resourceIn(data.resource);
    return `${does('trade')} ${resource ? resourceNames[resource] : 'a fighter'}`;
  },
  ending: () => 'The game ends here: all have had equally many turns',
  ended: () => 'The game is over',
} satisfies Record<string, (told: Told) => string | undefined>;

export type EventType = keyof typeof wordings;

/** Every kind of thing that happens. */
export const eventTypes = Object.keys(wordings) as EventType[];

const isEventType = (type: string): type is EventType => Object.hasOwn(wordings, type);

/** An event as the reader is told of it. */
export function told(event: GameEvent, table: TableForText): Told {
  const seat = numberIn(event.data.seat);
  const own = seat === table.reader;
  const who = own ? 'You' : table.nameOf(seat);
  const verb = (word: string): string => (own ? word : third(word));
  return {
    data: event.data,
    secret: table.reader === null ? undefined : event.secret?.[table.reader],
    seat,
    table,
    own,
    who,
    verb,
    does: word => `${who} ${verb(word)}`,
  };
}

/**
 * One event as a line for the reader: the public part, and the secret part that is the reader's own. Nothing for
 * what is not worth a line; the bare type where nobody has written any words.
 */
export function eventText(event: GameEvent, table: TableForText): string | undefined {
  if (event.type === RULES_CHANGED) return rulesChangedText(event.data, table);
  return isEventType(event.type) ? wordings[event.type](told(event, table)) : event.type;
}
