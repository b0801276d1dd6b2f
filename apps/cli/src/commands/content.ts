import { type Proof, proofsUnder } from '@orrery/catalogue/rule-sources';
import type { AnswerValue, GameEvent } from '@orrery/kernel';
import { command as define, UsageError } from '../usage/arguments.ts';
import { root } from './rules.ts';
import { gameCalled } from './sim.ts';

/** The components of a game by kind. */
type Printed = Readonly<
  Record<string, Readonly<Record<string, { readonly source?: string; readonly faction?: string }>>>
>;

interface Counted {
  readonly complete: readonly string[];
  readonly missing: readonly string[];
}

/**
 * For each kind: which components a test exercises and which none does; also the factions that are complete. What a later
 * box adds to a faction does not count before that box is on offer.
 */
export function contentBy(
  printed: Printed,
  proofs: readonly Proof[],
  isOffered: (source: string) => boolean = () => true,
): Record<string, Counted> {
  const named = new Set(proofs.flatMap(({ rules }) => rules));
  const kinds = Object.entries(printed).map(([kind, all]): [string, Counted] => [
    kind,
    parted(Object.keys(all), id => named.has(`${kind}/${id}`)),
  ]);
  const owned = Object.entries(printed).flatMap(([kind, all]) =>
    Object.entries(all).flatMap(([id, { faction, source }]) =>
      faction ? [{ faction, name: `${kind}/${id}`, counts: source === undefined || isOffered(source) }] : [],
    ),
  );
  const factions = [...new Set(owned.map(({ faction }) => faction))];
  const isWhole = (faction: string): boolean => {
    const own = owned.filter(each => each.faction === faction);
    const counted = own.some(({ counts }) => counts) ? own.filter(({ counts }) => counts) : own;
    return counted.every(({ name }) => named.has(name));
  };
  return {
    ...Object.fromEntries(kinds),
    ...(factions.length > 0 && { factions: parted(factions, isWhole) }),
  };
}

const parted = (ids: readonly string[], isComplete: (id: string) => boolean): Counted => ({
  complete: ids.filter(isComplete),
  missing: ids.filter(id => !isComplete(id)),
});

interface Components {
  readonly printed: Printed;
  isOffered(source: string): boolean;
  /** Which of them were used in a game, as `relics/the-codex`. */
  usesIn(events: readonly GameEvent[], answers: readonly AnswerValue[]): ReadonlySet<string>;
}

/** The games that have a list of their printed components. */
const lists: Readonly<Record<string, () => Promise<Components>>> = {
  'twilight-imperium': () => import('@orrery/twilight-imperium/printed'),
};

export async function componentsOf(game: string): Promise<Components> {
  const list = lists[game];
  if (!list) throw new UsageError(`${game} has no list of its components`);
  return list();
}

function table(content: Readonly<Record<string, Counted>>): string {
  const kinds = Object.entries(content);
  const width = Math.max(0, ...kinds.map(([kind]) => kind.length));
  return kinds
    .map(([kind, { complete, missing }]) => {
      const all = complete.length + missing.length;
      const left = missing.length === 0 ? '' : `; missing: ${missing.join(', ')}`;
      return `${kind.padEnd(width)}  ${complete.length} of ${all}${left}`;
    })
    .join('\n');
}

const usage = `
orrery content GAME [--json]

Lists the components of a game by kind: those whose effect a test exercises, and those that are missing. Taken from the
tests themselves, which name what they exercise: proves('relics/the-codex', ...).

  --json     { kind: { complete: [id], missing: [id] } } instead of a table
`;

export const command = define({
  name: 'content',
  summary: 'List the components that are complete, and those that are not',
  usage,
  options: { json: { type: 'boolean' } },
  async carryOut([id, ...more], { json }) {
    if (id === undefined) throw new UsageError('which game?');
    if (more.length > 0) throw new UsageError(`one game at a time, unexpected "${more[0]}"`);
    const { printed, isOffered } = await componentsOf(gameCalled(id).id);
    const content = contentBy(printed, proofsUnder(root), isOffered);
    process.stdout.write(`${json ? JSON.stringify(content, undefined, 2) : table(content)}\n`);
    return 0;
  },
});
