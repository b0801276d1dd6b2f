import type { Target } from '@orrery/kernel';
import { createContext, useContext } from 'react';

/** The pieces highlighted on the board. */
export interface Highlight {
  /** Pieces that recent events name: marked, but not selectable. */
  readonly marked: ReadonlySet<string>;
  /** The piece to scroll into view now; a new object each time. */
  readonly shown: { readonly at: Target } | undefined;
}

/** A piece as a key: `planet:meer`, `seat:1 place:2`. */
export const wordOf = (at: Target): string =>
  Object.entries(at)
    .map(([name, value]) => `${name}:${value}`)
    .join(' ');

export const HighlightContext = createContext<Highlight>({ marked: new Set(), shown: undefined });
export const ShowPieceContext = createContext<(at: Target) => void>(() => {});

export const useHighlight = (): Highlight => useContext(HighlightContext);

/** Scrolls to a piece and highlights it. */
export const useShowPiece = (): ((at: Target) => void) => useContext(ShowPieceContext);

/** The CSS class of a piece if it is marked under any of these names. */
export function useHighlightClass(...names: readonly Target[]): string {
  const { marked } = useHighlight();
  return names.some(at => marked.has(wordOf(at))) ? 'is-marked' : '';
}
