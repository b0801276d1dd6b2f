import type { SourceFile } from '../checks/source.ts';
import type { Mutant } from './find.ts';

/** The function that says whether a mutant is switched on; the runner defines it. */
export const SWITCH = '__isMutant';

export interface Numbered {
  readonly id: number;
  readonly mutant: Mutant;
}

/** Mutants that stand for the same piece of text. */
interface Group {
  readonly host: Mutant['host'];
  readonly members: readonly Numbered[];
}

function groupsOf(mutants: readonly Numbered[]): Group[] {
  const groups = new Map<string, { host: Mutant['host']; members: Numbered[] }>();
  for (const each of mutants) {
    const { host } = each.mutant;
    const key = `${host.start} ${host.end} ${host.isStatement}`;
    const group = groups.get(key) ?? { host, members: [] };
    groups.set(key, group);
    group.members.push(each);
  }
  return [...groups.values()].sort(({ host: one }, { host: other }) => one.start - other.start || other.end - one.end);
}

/** The host's text with one mutant in it, and none that could be switched. Where it ends in a comment, that is ended. */
function mutatedHost(text: string, { start, end, mutated, host }: Mutant): string {
  const broken = text.slice(host.start, start) + mutated + text.slice(end, host.end);
  return broken.includes('//') ? `${broken}\n` : broken;
}

/**
 * A file's text with all its mutants in it, each behind a switch: `a < b` becomes `(__isMutant(7)?(a <= b):(a < b))`. In
 * other threads and processes, where no runner has defined the function, nothing is switched on.
 */
export function switchedText({ text }: SourceFile, mutants: readonly Numbered[]): string {
  const groups = groupsOf(mutants);
  let next = 0;

  /** The text from one place to another, which lies between groups or ends one. */
  function written(from: number, to: number): string {
    let out = '';
    let at = from;
    for (let group = groups[next]; group && group.host.start < to; group = groups[next]) {
      next++;
      const { host, members } = group;
      out += text.slice(at, host.start);
      const plain = written(host.start, host.end);
      const isOn = members.map(
        ({ id, mutant }) => [`globalThis.${SWITCH}?.(${id})`, mutatedHost(text, mutant)] as const,
      );
      out += host.isStatement
        ? `{${isOn.map(([test, then]) => `if(${test}){${then}}else `).join('')}{${plain}}}`
        : `(${isOn.map(([test, then]) => `${test}?(${then}):`).join('')}(${plain}))`;
      at = host.end;
    }
    return out + text.slice(at, to);
  }
  return written(0, text.length);
}
