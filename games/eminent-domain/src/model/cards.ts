import type { CardKind, HandTechnologyId, Role, RoleCardKind, StackId } from './ids.ts';
import { handTechnologyIds, roleCardKinds, stackIds } from './ids.ts';
import { levels, technologies } from './technologies.ts';

/** One piece: `survey#7` for a Role card, the technology's id for a technology. */
export type CardKey = string;

export const copies: Readonly<Record<RoleCardKind, number>> = {
  survey: 20,
  warfare: 16,
  colonize: 20,
  'produce-trade': 16,
  research: 20,
  politics: 4,
};

/** What each player begins with. */
export const startingDeck: Readonly<Record<RoleCardKind, number>> = {
  survey: 2,
  warfare: 1,
  colonize: 2,
  'produce-trade': 2,
  research: 2,
  politics: 1,
};

export const stackOf: Readonly<Record<Role, StackId>> = {
  survey: 'survey',
  warfare: 'warfare',
  colonize: 'colonize',
  produce: 'produce-trade',
  trade: 'produce-trade',
  research: 'research',
};

const printed: Readonly<Record<RoleCardKind, readonly Role[]>> = {
  survey: ['survey'],
  warfare: ['warfare'],
  colonize: ['colonize'],
  'produce-trade': ['produce', 'trade'],
  research: ['research'],
  politics: [],
};

export const roleCardKeys = (kind: RoleCardKind): CardKey[] =>
  Array.from({ length: copies[kind] }, (_, i) => `${kind}#${i + 1}`);

/** All 96 Role cards. */
export const allRoleCards: readonly CardKey[] = roleCardKinds.flatMap(roleCardKeys);

interface CardFacts {
  readonly kind: CardKind;
  readonly symbols: readonly Role[];
  readonly influence: number;
  readonly stack: StackId | undefined;
}

const isStack = (kind: RoleCardKind): kind is StackId => (stackIds as readonly string[]).includes(kind);

const facts = new Map<CardKey, CardFacts>([
  ...roleCardKinds.flatMap(kind =>
    roleCardKeys(kind).map((key): [CardKey, CardFacts] => [
      key,
      { kind, symbols: printed[kind], influence: 0, stack: isStack(kind) ? kind : undefined },
    ]),
  ),
  ...handTechnologyIds.map((id: HandTechnologyId): [CardKey, CardFacts] => [
    id,
    {
      kind: id,
      symbols: technologies[id].symbols,
      influence: levels[technologies[id].level].influence,
      stack: undefined,
    },
  ]),
]);

/** What is printed on a card. */
export function cardFacts(card: CardKey): CardFacts {
  const found = facts.get(card);
  if (!found) throw new Error(`there is no card ${card}`);
  return found;
}

export const kindOf = (card: CardKey): CardKind => cardFacts(card).kind;
