import { type Ending, invariant, type Reason, type Rule, type Seat } from '@orrery/kernel';
import { registry } from '@orrery/tabletop';
import { type AttachmentFacts, attachmentFacts, lawAttachments } from '../model/galaxy/attachments.ts';
import type { FactionId, Source, StrategyCardId } from '../model/ids.ts';
import type { ObjectiveFacts, ObjectiveId } from '../model/objectives/objectives.ts';
import type { Area } from '../model/readers.ts';
import type { CardKey, State } from '../model/state.ts';
import type { VoteOutcome } from './agenda/outcomes.ts';

/** A strategy card: its primary for whoever holds it, its secondary for the others. */
export interface StrategyCard {
  readonly id: StrategyCardId;
  /** Ends with further steps where the card begins something longer. */
  primary(game: State, me: Seat): Rule<Ending>;
  /** At no cost, a token that it places comes from the reinforcements. */
  secondary(game: State, me: Seat, atNoCost?: boolean): Rule;
  /** What following costs: a token from the strategy pool unless told (LRR 20.5). */
  readonly freeSecondary?: true;
  /** Has the seat what else the secondary costs? Who has not cannot follow. */
  canPay?(game: State, seat: Seat): boolean;
  /** The secondary spends the token itself, because it goes into a system (LRR 24.3). */
  readonly paysItself?: true;
}

export const strategyCards = registry<StrategyCardId, StrategyCard>('strategy cards');

/** An objective: what is printed on it, when its condition is met, and what scoring it costs. */
export interface Objective extends ObjectiveFacts {
  readonly id: ObjectiveId;
  /** Is it met by what lies on the table? Absent where it waits for an event, in whose window it is scored. */
  isMet?(game: State, seat: Seat): boolean;
  /** Spends what the objective asks to be spent. */
  pay?(game: State, seat: Seat): Rule;
}

export const objectives = registry<CardKey, Objective>('objectives');

/** Something that a component lets its owner do as an action (LRR 22). */
export interface ComponentAction {
  readonly id: string;
  /** The pieces with which a seat could do it now. */
  possible(game: State, seat: Seat): readonly CardKey[];
  /** Pieces that a seat has and cannot do it with, and why not. */
  whyNot?(game: State, seat: Seat): readonly { readonly piece: CardKey; readonly reason: Reason }[];
  /** Says where it was cancelled; then the action is still to be taken (LRR 22.4). May end with further steps. */
  play(game: State, seat: Seat, piece: CardKey): Rule<Played>;
}

export type Played = 'cancelled' | Ending;

const componentActions: ComponentAction[] = [];
const none: readonly never[] = [];

/** A card with several wordings has an action for each of them, by one id; no more than one is ever possible. */
export const installComponentActions = (...added: ComponentAction[]): void => {
  componentActions.push(...added);
};

/** Is a card of this name played as an action (LRR 2.6a)? */
export const isComponentAction = (id: string): boolean => componentActions.some(action => action.id === id);

export function componentActionsOf(game: State, seat: Seat): { action: ComponentAction; piece: CardKey }[] {
  const found: { action: ComponentAction; piece: CardKey }[] = [];
  for (const action of componentActions) for (const piece of action.possible(game, seat)) found.push({ action, piece });
  return found;
}

/** Component actions that a seat might look for and cannot take. */
export function componentActionsBarred(game: State, seat: Seat) {
  const found: { action: ComponentAction; piece: CardKey; reason: Reason }[] = [];
  for (const action of componentActions)
    for (const { piece, reason } of action.whyNot?.(game, seat) ?? none) found.push({ action, piece, reason });
  return found;
}

/** What is printed is known from the start: screens ask without any rules around. */
const attachmentKinds = new Map<string, AttachmentFacts>(Object.entries({ ...attachmentFacts, ...lawAttachments }));

/** Says what further cards do to the planets that they are attached to, by the kind of card. */
export const installAttachmentKinds = (kinds: Readonly<Record<string, AttachmentFacts>>): void => {
  for (const [kind, facts] of Object.entries(kinds)) attachmentKinds.set(kind, facts);
};

/** What an attached card does to its planet, beyond what the rules of its own deck say. */
export const attachmentOf = (card: CardKey): AttachmentFacts | undefined => attachmentKinds.get(card.split('#')[0]!);

/** An exploration card: what happens where it is drawn, and what becomes of it then (LRR 35.7). */
export interface ExplorationCard {
  readonly id: string;
  resolve(game: State, seat: Seat, place: Area, card: CardKey): Rule<'discard' | 'purge' | 'keep'>;
}

/** By the kind of card: `lost-crew` for `lost-crew#2`. */
export const explorationCards = registry<string, ExplorationCard>('exploration cards');

export type DeckName = 'action-cards' | 'agendas' | 'cultural' | 'hazardous' | 'industrial' | 'frontier' | 'relics';

/** A piece of a deck, with the set that it comes with and the one that takes it out again, if any. */
export interface DeckPiece {
  readonly card: CardKey;
  readonly source: Source;
  readonly until?: Source;
}

/** Every piece of a deck that the content knows how to play. */
export const decks = registry<DeckName, readonly DeckPiece[]>('decks');

/** An agenda: what may be voted for, and what each outcome does. */
export interface Agenda {
  readonly id: string;
  readonly source: Source;
  readonly kind: 'law' | 'directive';
  /** What is elected, if anything. */
  readonly elects?: 'player' | 'planet' | 'strategy-card' | 'law' | 'secret-objective';
  /** What may be voted for, with what it points at. */
  outcomes(game: State): readonly VoteOutcome[];
  /** What happens as soon as it is revealed, before anybody can react. */
  whenRevealed?(game: State): Rule;
  /** Is it discarded for another one as soon as it is revealed? */
  isMoot?(game: State): boolean;
  /** Ends with further steps where the outcome begins something longer. */
  resolve(game: State, outcome: string): Rule<Ending>;
  /** Does a law stay in play with this outcome? Unless told, with all but `against` (LRR 8.20, LRR 8.21). */
  staysWith?(outcome: string): boolean;
}

export const agendas = registry<string, Agenda>('agendas');

/** Something that a faction sheet shows and that is the faction's own. */
export interface SheetPiece {
  readonly id: CardKey;
  readonly faction: FactionId;
  readonly source: Source;
}

const sheetPieces = new Map<CardKey, SheetPiece>();

export const installSheetPiece = (piece: SheetPiece): void => {
  sheetPieces.set(piece.id, piece);
};

/** What the content knows of a faction's sheet, in the order of its installation. */
export const sheetOf = (faction: FactionId): SheetPiece[] =>
  [...sheetPieces.values()].filter(piece => piece.faction === faction);

export type LeaderKind = 'agent' | 'commander' | 'hero';

/** A leader of a faction (LRR 51.1). */
export interface Leader {
  readonly id: CardKey;
  readonly faction: FactionId;
  readonly kind: LeaderKind;
  /** It came with any of these. */
  readonly sources: readonly Source[];
  /** Is the condition on its locked side met? Agents have none. */
  unlocks(game: State, seat: Seat): boolean;
}

const leaderCards = new Map<CardKey, Leader>();

export const installLeader = (leader: Leader): void => {
  leaderCards.set(leader.id, leader);
};

export const leaderCard = (id: CardKey): Leader => {
  const leader = leaderCards.get(id);
  invariant(leader, () => `no leader is called ${id}`);
  return leader;
};

/** The leaders of a faction in the order of their installation. */
export const leadersOf = (faction: FactionId): Leader[] =>
  [...leaderCards.values()].filter(leader => leader.faction === faction);
