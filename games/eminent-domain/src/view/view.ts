import type { Seat } from '@orrery/kernel';
import type { CardKey } from '../model/cards.ts';
import {
  type PermanentId,
  type PlanetId,
  type PlanetType,
  type Resource,
  type Role,
  type StackId,
  type TechnologyId,
  turnEffects,
} from '../model/ids.ts';
import { planets } from '../model/planets.ts';
import { empireOf, endIsTriggered, handLimit, rolesInPlay, score, stacksToEnd, tieBreak } from '../model/readers.ts';
import type { Empire, Options, Planet, State } from '../model/state.ts';
import { technologies } from '../model/technologies.ts';

/** The survey side, which everybody sees. */
export interface PlanetBack {
  readonly type: PlanetType;
  readonly warfareCost: number;
  readonly colonizeCost: number;
}

export interface PlanetView extends PlanetBack {
  readonly place: number;
  readonly faceUp: boolean;
  /** Which planet it is: known of face-up planets, and of one's own at any time. */
  readonly planet: PlanetId | null;
  readonly colonies: readonly CardKey[];
  readonly slots: readonly { readonly resource: Resource; readonly filled: boolean }[];
  readonly scorched: boolean;
}

export interface EmpireView {
  readonly seat: Seat;
  readonly handSize: number;
  /** Only one's own. */
  readonly hand: readonly CardKey[] | null;
  readonly deckSize: number;
  readonly discard: readonly CardKey[];
  readonly played: readonly CardKey[];
  readonly acting: CardKey | null;
  readonly planets: readonly PlanetView[];
  readonly permanents: readonly PermanentId[];
  readonly fighters: number;
  readonly influence: number;
  readonly handLimit: number;
  readonly symbols: Readonly<Record<Role, number>>;
  readonly score: number;
  readonly tieBreak: number;
}

/** What lasts to the end of this turn, by the card that started it. */
export interface TurnEffectView {
  readonly card: TechnologyId;
  readonly resources: readonly Resource[];
}

export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly start: Seat;
  readonly turn: {
    readonly number: number;
    readonly seat: Seat;
    readonly role: Role | null;
    readonly effects: readonly TurnEffectView[];
  };
  readonly roles: readonly Role[];
  readonly stacks: Readonly<Record<StackId, number>>;
  readonly market: readonly TechnologyId[];
  readonly supply: number;
  /** How many empty stacks end the game. */
  readonly stacksToEnd: number;
  readonly planetDeck: { readonly size: number; readonly top: PlanetBack | null };
  readonly planetDiscard: readonly PlanetId[];
  /** Planets being looked at: only whoever looks sees which. */
  readonly looking: { readonly count: number; readonly planets: readonly PlanetId[] | null };
  readonly removed: readonly CardKey[];
  readonly lastRound: boolean;
  readonly over: boolean;
  readonly empires: readonly EmpireView[];
}

const backOf = (id: PlanetId): PlanetBack => {
  const { type, warfareCost, colonizeCost } = planets[id];
  return { type, warfareCost, colonizeCost };
};

function planetView(planet: Planet, place: number, own: boolean): PlanetView {
  const known = planet.faceUp || own;
  return {
    ...backOf(planet.id),
    place,
    faceUp: planet.faceUp,
    planet: known ? planet.id : null,
    colonies: [...planet.colonies],
    slots: known
      ? planets[planet.id].slots.map((resource, i) => ({ resource, filled: planet.filled[i] ?? false }))
      : [],
    scorched: planet.scorched,
  };
}

/** The empire's symbols of each role in play. */
function symbolsIn(empire: Empire, isLearning: boolean): Record<Role, number> {
  const found = { survey: 0, warfare: 0, colonize: 0, produce: 0, trade: 0, research: 0 };
  for (const { id, faceUp } of empire.planets) if (faceUp) for (const symbol of planets[id].symbols) found[symbol]++;
  for (const id of empire.permanents) for (const symbol of technologies[id].symbols) found[symbol]++;
  if (isLearning) found.research = 0;
  return found;
}

function empireView(empire: Empire, seat: Seat, own: boolean, isLearning: boolean): EmpireView {
  return {
    seat,
    handSize: empire.hand.length,
    hand: own ? [...empire.hand] : null,
    deckSize: empire.deck.length,
    discard: [...empire.discard],
    played: [...empire.played],
    acting: empire.acting,
    planets: empire.planets.map((planet, place) => planetView(planet, place, own)),
    permanents: [...empire.permanents],
    fighters: empire.fighters,
    influence: empire.influence,
    handLimit: handLimit(empire),
    symbols: symbolsIn(empire, isLearning),
    score: score(empire),
    tieBreak: tieBreak(empire),
  };
}

/** Who is looking at planets now: only the seat whose role or card is being resolved. */
const onlooker = (game: State): Seat | undefined => {
  const top = game.stack.at(-1)?.args as { seat?: Seat } | undefined;
  return top?.seat;
};

/** What a seat may see, or a spectator. */
export function view(game: State, seat: Seat | null): View {
  const top = game.planetDeck.at(-1);
  const { turn, stacks } = game;
  const looks = game.looking.length > 0 && seat !== null && onlooker(game) === seat;
  return {
    seat,
    options: { ...game.options },
    start: game.start,
    turn: {
      number: turn.number,
      seat: turn.seat,
      role: turn.role,
      effects: turn.effects.map(({ effect, resources }) => ({ card: turnEffects[effect], resources: [...resources] })),
    },
    roles: rolesInPlay(game),
    stacks: {
      survey: stacks.survey.length,
      warfare: stacks.warfare.length,
      colonize: stacks.colonize.length,
      'produce-trade': stacks['produce-trade'].length,
      research: stacks.research.length,
    },
    market: [...game.market],
    supply: game.supply,
    stacksToEnd: stacksToEnd(game),
    planetDeck: { size: game.planetDeck.length, top: top ? backOf(top) : null },
    planetDiscard: [...game.planetDiscard],
    looking: { count: game.looking.length, planets: looks ? [...game.looking] : null },
    removed: [...game.removed],
    lastRound: endIsTriggered(game),
    over: game.stack.length === 0,
    empires: game.seats.map((_, each) => empireView(empireOf(game, each), each, each === seat, game.options.learning)),
  };
}

export { onlooker };
