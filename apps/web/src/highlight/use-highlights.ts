import type { Target } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LogWords } from '../text/game-words.ts';
import { type Highlight, wordOf } from './highlight.ts';

/** How long a piece stays highlighted after a click on its name. */
const SHOWN_MS = 4_000;

/** Highlights the pieces that these log lines name, and the one that the reader clicked. */
export function useHighlights(lines: readonly LogWords[] | undefined): Highlight & { show(at: Target): void } {
  const [shown, setShown] = useState<Highlight['shown']>();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const marked = useMemo(() => {
    const named = (lines ?? []).flatMap(({ parts }) => parts.flatMap(({ at }) => (at ? [wordOf(at)] : [])));
    return new Set(shown ? [...named, wordOf(shown.at)] : named);
  }, [lines, shown]);
  const show = useCallback((at: Target) => setShown({ at }), []);
  return useMemo(() => ({ marked, shown, show }), [marked, shown, show]);
}
