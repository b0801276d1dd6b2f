import type { Seat, Target } from '@orrery/kernel';

export interface AskWords {
  readonly question: string;
  /** What it means to choose nothing, where that is allowed. */
  readonly pass?: string;
  /** What is worth knowing beside it, such as how much room there is. */
  readonly facts?: readonly string[];
}

export interface OptionWords {
  readonly label: string;
  readonly note?: string;
}

export interface LogWords {
  readonly text: string;
  /** The text again, taken apart where it names a piece. */
  readonly parts: readonly { readonly text: string; readonly at?: Target }[];
  /** Whose deed it is, if it is anybody's. */
  readonly seat: Seat | null;
  /** The number of the event that it begins with. */
  readonly event: number;
  /** Begins a new part of the story, or says that the rules are others from here on. */
  readonly heading: 'round' | 'phase' | 'turn' | 'rules' | undefined;
}

const headings: Readonly<Record<string, LogWords['heading']>> = {
  round: 'round',
  phase: 'phase',
  turn: 'turn',
  'rules-changed': 'rules',
};

/** The part of the story that an event of this type begins. */
export const headingOf = (type: string): LogWords['heading'] => headings[type];
