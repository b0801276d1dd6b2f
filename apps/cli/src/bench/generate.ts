/** Writes the copying function of the synthetic state: `node apps/cli/src/bench/generate.ts`. */
import { writeFileSync } from 'node:fs';
import { generatedText } from './synthetic.ts';

writeFileSync(new URL('synthetic.generated.ts', import.meta.url), generatedText());
