import type { Seat } from '@orrery/kernel';
import type { CardKey } from '../state.ts';

/** A card whose fate hangs on the outcome of an agenda. */
export interface Stake {
  readonly seat: Seat;
  readonly card: CardKey;
  readonly outcome: string;
}

export interface AgendaVote {
  card: CardKey;
  /** What is truly voted on, where only one seat knows it. */
  hidden?: { seat: Seat; card: CardKey };
  votes: { seat: Seat; outcome: string; count: number }[];
  stakes: Stake[];
  /** Who cannot vote on it (LRR 8.16). */
  barred: Seat[];
  /** Who neither votes nor plays action cards nor uses faction abilities until it is resolved. */
  excluded: Seat[];
}

/** Agendas that one seat chooses from, reveals and decides all by itself. */
export interface AgendasDecidedAlone {
  readonly seat: Seat;
  /** The first ones are revealed one after the other before any is resolved. */
  stage: 'revealing' | 'resolving';
  /** From the deck, and not revealed; nobody else knows them. */
  cards: CardKey[];
  /** Revealed, and waiting to be resolved. */
  revealed: AgendaVote[];
}

export interface Law {
  id: CardKey;
  elected: string | null;
}
