import type { Reach } from '@orrery/twilight-imperium/reach';
import type { View } from '@orrery/twilight-imperium/view';
import { useEffect, useRef, useState } from 'react';
import { askThread } from '../thread/thread.ts';

/** While nobody points at anything, reach is computed only once the table has stopped changing. */
const REST_MS = 400;

/** How far ships reach on this table; what was so before, for as long as the answer takes. */
export function useReach(view: View, isWanted: boolean): Reach | undefined {
  const [reach, setReach] = useState<Reach>();
  const known = useRef<View>(undefined);
  useEffect(() => {
    if (known.current === view || view.systems.length === 0) return undefined; // nothing is laid out yet
    let forget: (() => void) | undefined;
    const ask = () => {
      forget = askThread({ about: 'reach', view }, answer => {
        known.current = view;
        setReach(answer);
      });
    };
    const timer = setTimeout(ask, isWanted ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      forget?.();
    };
  }, [view, isWanted]);
  return reach;
}
