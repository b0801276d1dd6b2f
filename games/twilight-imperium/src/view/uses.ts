import type { AnswerValue, GameEvent } from '@orrery/kernel';
import { printed } from '../model/printed.ts';

type Kind = keyof typeof printed;

/** Events that tell of a component's use, and where they name it. */
const uses: Readonly<Record<string, readonly [kind: Kind, field: string]>> = {
  'action-card-played': ['action-cards', 'card'],
  'agenda-decided': ['agendas', 'card'],
  explored: ['exploration', 'card'],
  attached: ['attachments', 'card'],
  'note-in-play': ['promissory-notes', 'note'],
  'relic-exhausted': ['relics', 'relic'],
  'relic-lost': ['relics', 'relic'],
  technology: ['technologies', 'technology'],
  'leader-exhausted': ['leaders', 'leader'],
  'leader-purged': ['leaders', 'leader'],
  'leader-unlocked': ['leaders', 'leader'],
  scored: ['objectives', 'objective'],
};

/** Kinds whose pieces are answered with only when they are used: nobody discards them. */
const answeredWith: readonly Kind[] = ['relics', 'legendary', 'leaders', 'faction-abilities', 'faction-units'];

const kindOf = (card: string): string => card.split('#', 1)[0]!;

/** The components that were used in a game, as `relics/the-codex`, by what happened and what was answered. */
export function usesIn(events: readonly GameEvent[], answers: readonly AnswerValue[]): Set<string> {
  const used = new Set<string>();
  for (const { type, data } of events) {
    const use = uses[type];
    if (use) used.add(`${use[0]}/${kindOf(String(data[use[1]]))}`);
  }
  for (const answer of answers) {
    if (!Array.isArray(answer)) continue;
    for (const word of answer.flatMap(key => key.split(/[:#]/)))
      for (const kind of answeredWith) if (Object.hasOwn(printed[kind], word)) used.add(`${kind}/${word}`);
  }
  return used;
}
