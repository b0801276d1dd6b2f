import type { CoachText, CoachTexts } from './coach-text.ts';
import { eminentDomainCoach } from './eminent-domain.ts';
import { twilightImperiumCoach } from './twilight-imperium.ts';

const games: Readonly<Record<string, CoachTexts>> = {
  'eminent-domain': eminentDomainCoach,
  'twilight-imperium': twilightImperiumCoach,
};

/** What the coach says about a kind of question, if it has something to say. */
export const coachText = (game: string, kind: string): CoachText | undefined => games[game]?.[kind];
