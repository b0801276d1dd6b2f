import { type Frame, newCore } from '@orrery/kernel';
import { roleCardKeys, startingDeck } from './cards.ts';
import { deckPlanetIds, type RoleCardKind, type StackId, type stackIds, startPlanetIds, technologyIds } from './ids.ts';
import type { Empire, Options, State } from './state.ts';

/** Tokens in the supply; more are paid out when it is empty. */
export const INFLUENCE_SUPPLY = 24;

/** Stack sizes after the decks were dealt, by number of players; 'extended' for the longer three-player game. */
export const stackSizes: Readonly<Record<'2' | '3' | 'extended' | '4', Readonly<Record<StackId, number>>>> = {
  '2': { survey: 16, warfare: 14, colonize: 16, 'produce-trade': 12, research: 16 },
  '3': { survey: 14, warfare: 13, colonize: 14, 'produce-trade': 10, research: 14 },
  extended: { survey: 12, warfare: 12, colonize: 12, 'produce-trade': 8, research: 12 },
  '4': { survey: 12, warfare: 12, colonize: 12, 'produce-trade': 8, research: 12 },
};

/** Advanced planets that only serve Research: the learning game is played without them. */
export const researchPlanets = ['lyttle', 'echo-rose', 'srod-avein-n2'] as const;

const sizesFor = (seats: number, options: Options) =>
  stackSizes[options.extended ? 'extended' : seats === 2 ? '2' : seats === 3 ? '3' : '4'];

/** The table with every piece in its place, but nothing shuffled or dealt yet. */
export function layOut(seats: number, options: Options, first: Frame): State {
  const box: Record<RoleCardKind, string[]> = {
    survey: roleCardKeys('survey'),
    warfare: roleCardKeys('warfare'),
    colonize: roleCardKeys('colonize'),
    'produce-trade': roleCardKeys('produce-trade'),
    research: roleCardKeys('research'),
    politics: roleCardKeys('politics'),
  };
  // the learning game's decks have eight cards
  const inDeck = (kind: RoleCardKind): number => (options.learning && kind === 'research' ? 0 : startingDeck[kind]);
  const kinds = Object.keys(box) as RoleCardKind[];
  const empires = Array.from({ length: seats }, (): Empire => {
    const deck = kinds.flatMap(kind => box[kind].splice(0, inDeck(kind)));
    return {
      deck,
      hand: [],
      discard: [],
      acting: null,
      played: [],
      planets: [],
      permanents: [],
      fighters: 0,
      influence: 0,
    };
  });
  const sizes = sizesFor(seats, options);
  const pile = (id: StackId): string[] => (options.learning && id === 'research' ? [] : box[id].splice(0, sizes[id]));
  const stacks = {
    survey: pile('survey'),
    warfare: pile('warfare'),
    colonize: pile('colonize'),
    'produce-trade': pile('produce-trade'),
    research: pile('research'),
  } satisfies Record<(typeof stackIds)[number], string[]>;
  const left = options.learning ? researchPlanets : [];
  return {
    stack: [first],
    core: newCore(),
    options,
    start: 0,
    turn: { number: 0, seat: 0, role: null, stackWasEmpty: false, effects: [], spent: [] },
    seats: empires,
    stacks,
    planetDeck: deckPlanetIds.filter(id => !(left as readonly string[]).includes(id)),
    planetDiscard: [],
    looking: [],
    planetsOut: [...startPlanetIds, ...left],
    market: options.learning ? [] : [...technologyIds],
    removed: kinds.flatMap(kind => box[kind]),
    supply: INFLUENCE_SUPPLY,
  };
}
