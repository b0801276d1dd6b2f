import { importsOf, packagesIn, resolve } from './modules.ts';
import { isCode, isTest, type Problem, problemAt, type SourceFile } from './source.ts';

/** What the rules do between two effects, in every phase (LRR 16.3, LRR 33.1, LRR 37.3). */
const settled = /^games\/[^/]+\/src\/verbs\/(?:.*\/)?(limits|elimination)\.ts$/;

const isContent = (file: SourceFile): boolean =>
  isCode(file) && !isTest(file) && /^games\/[^/]+\/src\/content\//.test(file.path);

/** No card enforces fleet pool, capacity or elimination itself: the rules do that for all of them. */
export function checkSettling(files: readonly SourceFile[]): Problem[] {
  const all = packagesIn(files);
  return files.filter(isContent).flatMap(file =>
    importsOf(file).flatMap(one => {
      const target = resolve(file.path, one.specifier, all);
      return target.kind === 'file' && settled.test(target.path)
        ? [problemAt(file, one, 'limits and elimination are settled between effects; content leaves them alone')]
        : [];
    }),
  );
}
