import type { Fight } from '@orrery/twilight-imperium/odds';
import { useEffect, useState } from 'react';
import { askThread } from '../thread/thread.ts';
import type { Answers } from '../thread/worker.ts';

export type Odds = Answers['odds'][number];

/** The odds of these fights, as soon as they are worked out. */
export function useOdds(fights: readonly Fight[]): readonly Odds[] | undefined {
  const key = JSON.stringify(fights);
  const [found, setFound] = useState<{ key: string; odds: readonly Odds[] }>();
  useEffect(() => {
    const asked = JSON.parse(key) as readonly Fight[];
    if (asked.length === 0) return undefined;
    return askThread({ about: 'odds', fights: asked }, odds => setFound({ key, odds }));
  }, [key]);
  return found?.key === key ? found.odds : undefined;
}
