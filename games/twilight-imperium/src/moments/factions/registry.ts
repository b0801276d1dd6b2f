import { invariant, type Seat } from '@orrery/kernel';
import type { FactionId, Source } from '../../model/ids.ts';
import type { CardKey, State } from '../../model/state.ts';

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
