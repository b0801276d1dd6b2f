/** Writes functions that copy and compare a game's state, from the shape that it declares. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloneSource, equalitySource, type Shape } from '@orrery/kernel';

const games = ['eminent-domain', 'twilight-imperium'];
/** Lists whose members are compared: the name of the function, and of the list. */
const compared: Readonly<Record<string, readonly (readonly [name: string, list: string])[]>> = {
  'twilight-imperium': [
    ['sameSystem', 'systems'],
    ['samePlayer', 'seats'],
  ],
};

function equalityOfMembers(shape: Shape, name: string, list: string): string {
  const members = shape.kind === 'object' ? shape.fields[list] : undefined;
  if (members?.kind !== 'list') throw new Error(`${list} is not a list`);
  return equalitySource(name, `State['${list}'][number]`, members.of);
}

for (const game of games) {
  const model = new URL(`../games/${game}/src/model/`, import.meta.url);
  const { stateShape } = (await import(new URL('state.ts', model).href)) as { stateShape: Shape };
  const text = [
    '// Written by scripts/generate-clones.ts from the shape in state.ts. Run `npm run generate` after changing that.',
    "import { cloneJson } from '@orrery/kernel';",
    "import type { State } from './state.ts';",
    '',
    cloneSource('cloneState', 'State', stateShape),
    ...(compared[game] ?? []).map(([name, list]) => equalityOfMembers(stateShape, name, list)),
  ].join('\n');
  const path = fileURLToPath(new URL('clone.generated.ts', model));
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${game}: model/clone.generated.ts is older than model/state.ts: npm run generate`);
    process.exitCode = 1;
  }
}
