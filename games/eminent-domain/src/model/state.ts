import {
  coreShape,
  json,
  type KernelState,
  list,
  object,
  optional,
  plain,
  type Seat,
  type ShapeFor,
} from '@orrery/kernel';
import type { CardKey } from './cards.ts';
import type { PermanentId, PlanetId, Resource, Role, StackId, TechnologyId, TurnEffectId } from './ids.ts';

export interface Options {
  /** The corrected cards and display of 2014. */
  readonly errata2014: boolean;
  /** The longer three-player game. */
  readonly extended: boolean;
  /** Without technologies and the Research role. */
  readonly learning: boolean;
  /** Everybody is asked whatever they hold, also where only one answer is possible. */
  readonly guarded?: boolean;
}

export interface Planet {
  id: PlanetId;
  faceUp: boolean;
  colonies: CardKey[];
  /** Which slots are filled, in the order they are printed; none while face down. */
  filled: boolean[];
  /** Scorched: a fighter was left on it, and it can hold no resources. */
  scorched: boolean;
}

export interface Empire {
  /** The top card is the last one. */
  deck: CardKey[];
  hand: CardKey[];
  discard: CardKey[];
  /** The card whose Action is being resolved. */
  acting: CardKey | null;
  /** Cards played in this Role phase. */
  played: CardKey[];
  /** In the order of arrival; a planet never leaves, so its index identifies it. */
  planets: Planet[];
  permanents: PermanentId[];
  fighters: number;
  influence: number;
}

/** An effect of a card until the end of the turn. */
export interface TurnEffect {
  effect: TurnEffectId;
  /** Resource types it has seen, or the one it names. */
  resources: Resource[];
}

export interface Turn {
  number: number;
  seat: Seat;
  role: Role | null;
  /** The role's stack was empty when it was chosen. */
  stackWasEmpty: boolean;
  effects: TurnEffect[];
  /** Permanents whose once-a-turn ability is spent. */
  spent: PermanentId[];
}

export interface State extends KernelState {
  options: Options;
  start: Seat;
  turn: Turn;
  seats: Empire[];
  stacks: Record<StackId, CardKey[]>;
  /** The top card is the last one. */
  planetDeck: PlanetId[];
  planetDiscard: PlanetId[];
  /** Planets that the acting seat is looking at. */
  looking: PlanetId[];
  /** Planets out of the game; nobody sees which. */
  planetsOut: PlanetId[];
  /** Technology faces on offer. */
  market: TechnologyId[];
  /** Faces out of the game: backs of permanents taken, and technologies removed. */
  removed: CardKey[];
  /** Influence tokens left in the supply. */
  supply: number;
}

const cards = list(plain);

export const stateShape = object({
  stack: json,
  core: coreShape,
  options: object({ errata2014: plain, extended: plain, learning: plain, guarded: optional(plain) }),
  start: plain,
  turn: object({
    number: plain,
    seat: plain,
    role: plain,
    stackWasEmpty: plain,
    effects: list(object({ effect: plain, resources: cards })),
    spent: cards,
  }),
  seats: list(
    object({
      deck: cards,
      hand: cards,
      discard: cards,
      acting: plain,
      played: cards,
      planets: list(object({ id: plain, faceUp: plain, colonies: cards, filled: cards, scorched: plain })),
      permanents: cards,
      fighters: plain,
      influence: plain,
    }),
  ),
  stacks: object({ survey: cards, warfare: cards, colonize: cards, 'produce-trade': cards, research: cards }),
  planetDeck: cards,
  planetDiscard: cards,
  looking: cards,
  planetsOut: cards,
  market: cards,
  removed: cards,
  supply: plain,
}) satisfies ShapeFor<State>;
