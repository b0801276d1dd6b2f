import type { Target } from '@orrery/kernel';
import { createContext, useContext } from 'react';

/** What somebody wants to be shown on the board. */
export interface Pointing {
  /** What happened of late happened here: marked, though it cannot be chosen. */
  readonly marked: ReadonlySet<string>;
  /** What to bring into sight now; a new object each time. */
  readonly shown: { readonly at: Target } | undefined;
}

/** A piece by one word: `planet:meer`, `seat:1 place:2`. */
export const wordOf = (at: Target): string =>
  Object.entries(at)
    .map(([name, value]) => `${name}:${value}`)
    .join(' ');

export const PointingContext = createContext<Pointing>({ marked: new Set(), shown: undefined });
export const PointContext = createContext<(at: Target) => void>(() => {});

export const usePointing = (): Pointing => useContext(PointingContext);

/** Shows a piece, wherever it is. */
export const usePoint = (): ((at: Target) => void) => useContext(PointContext);

/** The class of a piece that goes by any of these names, when it is marked. */
export function useMark(...names: readonly Target[]): string {
  const { marked } = usePointing();
  return names.some(at => marked.has(wordOf(at))) ? 'is-marked' : '';
}
