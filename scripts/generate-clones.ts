/** Writes each game's copying function from the shape that its state declares. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloneSource, type Shape } from '@orrery/kernel';

const games = ['eminent-domain', 'twilight-imperium'];

for (const game of games) {
  const model = new URL(`../games/${game}/src/model/`, import.meta.url);
  const { stateShape } = (await import(new URL('state.ts', model).href)) as { stateShape: Shape };
  const text = [
    '// Written by scripts/generate-clones.ts from the shape in state.ts. Run `npm run generate` after changing that.',
    "import { cloneJson } from '@orrery/kernel';",
    "import type { State } from './state.ts';",
    '',
    cloneSource('cloneState', 'State', stateShape),
  ].join('\n');
  const path = fileURLToPath(new URL('clone.generated.ts', model));
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${game}: model/clone.generated.ts is older than model/state.ts: npm run generate`);
    process.exitCode = 1;
  }
}
