import type { Ending, Rule } from '@orrery/kernel';
import { registry } from '@orrery/tabletop';
import type { Source } from '../../model/ids.ts';
import type { State } from '../../model/state.ts';
import type { VoteOutcome } from './outcomes.ts';

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
