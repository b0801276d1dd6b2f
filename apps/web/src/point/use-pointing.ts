import type { Target } from '@orrery/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LogWords } from '../text/game-words.ts';
import { type Pointing, wordOf } from './pointing.ts';

/** How long a piece stays marked after one has asked to see it. */
const SHOWN_MS = 4_000;

/** What is marked on the board: what these lines name, and what somebody asked to see. */
export function useMarking(lines: readonly LogWords[] | undefined): Pointing & { show(at: Target): void } {
  const [shown, setShown] = useState<Pointing['shown']>();
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
