import type { Seat } from '@orrery/kernel';
import type { Stake } from '../agenda/state.ts';
import type { PlanetId } from '../galaxy/planets.ts';
import type { CardKey } from '../state.ts';

/** Agendas, votes and laws. */
export interface AgendaEvents {
  readonly agenda: { readonly card: CardKey };
  readonly abstained: { readonly seat: Seat };
  readonly 'vote-demanded': { readonly seat: Seat; readonly outcome: string };
  readonly voted: {
    readonly seat: Seat;
    readonly outcome: string;
    readonly count: number;
    readonly planets: readonly PlanetId[];
  };
  readonly 'votes-added': { readonly seat: Seat; readonly count: number; readonly card: string };
  readonly 'votes-last': { readonly seat: Seat };
  readonly 'barred-from-voting': { readonly seat: Seat };
  readonly predicted: Pick<Stake, keyof Stake>;
  readonly 'prediction-true': { readonly seat: Seat; readonly card: CardKey };
  readonly 'agenda-stopped': { readonly card: CardKey };
  readonly 'outcome-changed': { readonly card: CardKey; readonly outcome: string };
  /** Without an outcome it is discarded. */
  readonly 'agenda-decided': { readonly card: CardKey; readonly outcome: string | null };
  readonly 'agenda-hidden': { readonly seat: Seat };
  readonly 'agenda-unveiled': { readonly card: CardKey };
  readonly 'agenda-shown': { readonly seat: Seat; readonly to: Seat };
  readonly 'looked-at-agendas': { readonly seat: Seat; readonly count: number };
  readonly 'agenda-placed': { readonly seat: Seat; readonly to: 'top' | 'bottom' };
  readonly 'agendas-discarded': { readonly seat: Seat; readonly cards: readonly CardKey[] };
  readonly 'law-enacted': { readonly law: CardKey; readonly elected: string };
  readonly 'law-passed': { readonly law: CardKey; readonly to: Seat };
  readonly 'law-discarded': { readonly law: CardKey };
}

export interface AgendaSecrets {
  readonly 'agenda-hidden': { readonly card: CardKey };
  readonly 'agenda-shown': { readonly card: CardKey };
  readonly 'looked-at-agendas': { readonly cards: readonly CardKey[] };
  readonly 'agenda-placed': { readonly card: CardKey };
}
