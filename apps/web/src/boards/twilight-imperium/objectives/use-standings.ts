import type { Standings } from '@orrery/twilight-imperium/progress';
import type { View } from '@orrery/twilight-imperium/view';
import { useEffect, useState } from 'react';
import { askThread } from '../thread/thread.ts';

/** Several places show how far objectives are; the rules are asked once for each picture of the table. */
let known: { readonly view: View; readonly standings: readonly Standings[] } | undefined;

/** A table that changes quickly is counted once it has come to rest. */
const REST_MS = 150;

/** How far everybody is with the objectives; what was so before, for as long as the answer takes. */
export function useStandings(view: View): readonly Standings[] {
  const [standings, setStandings] = useState<readonly Standings[]>(known?.view === view ? known.standings : []);
  useEffect(() => {
    if (view.systems.length === 0) return undefined; // nothing is laid out yet
    if (known?.view === view) {
      setStandings(known.standings);
      return undefined;
    }
    let forget: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        forget = askThread({ about: 'standings', view }, answer => {
          known = { view, standings: answer };
          setStandings(answer);
        });
      },
      known ? REST_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      forget?.();
    };
  }, [view]);
  return standings;
}
