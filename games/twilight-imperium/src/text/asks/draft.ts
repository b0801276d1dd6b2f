import type { Ask } from '@orrery/kernel';
import { tileTitle } from '../draft.ts';
import { say, textIn, type Wording } from './shared.ts';

/** What can still be taken, in the words of the question. */
function stillOpen(ask: Ask): string {
  const options = 'options' in ask ? ask.options : [];
  const has = (name: string): boolean => options.some(({ at }) => at?.[name] !== undefined);
  const open = [
    ...(has('faction') ? ['a faction'] : []),
    ...(has('slice') ? ['a slice'] : []),
    ...(has('position') ? ['a place at the table'] : []),
  ];
  return open.length < 2 ? open.join() : `${open.slice(0, -1).join(', ')} or ${open.at(-1)}`;
}

/** Questions of a setup that is played at the table. */
export const draftAsks = {
  'setup.ban': say('Which faction do you ban? Nobody will play it.'),
  'setup.one-of': say('Which of these factions do you play? All choices are shown together.'),
  'setup.name-factions': ask => ({
    question: `Name at least ${'min' in ask ? ask.min : 0} factions that you would play. Chance deals you one of them.`,
  }),
  'setup.draft': ask => ({ question: `Draft: take ${stillOpen(ask)}.` }),
  'setup.tile': say('Build the galaxy: which tile do you place?'),
  'setup.tile-place': ask => ({ question: `Where do you place ${tileTitle(textIn(ask, 'tile'))}?` }),
} satisfies Record<string, Wording>;
