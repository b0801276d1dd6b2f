/**
 * npm run corpus: writes the saves of the current rules that are missing in corpus/<game>/v<rulesVersion>/, with the
 * golden values that they replay to. Run it when `rulesVersion` was raised, or when a situation was added here.
 * Existing saves are not changed, and folders of other versions are never touched: they are what releases have left on
 * people's disks. To rewrite a save of the current version, as long as it is not released, delete it first.
 */
import { save } from '@orrery/kernel';
import { corpus } from './all.ts';
import { folderOf, hasSave, type IndexLine, nameOf, readIndex, readSaveFile, writeIndex, writeSave } from './files.ts';
import { goldenOf } from './golden.ts';
import { reach } from './play.ts';

for (const { game, situations } of corpus) {
  const folder = folderOf(game.id, game.rulesVersion);
  const before = readIndex(folder);
  const index: IndexLine[] = [];
  for (const situation of situations.all) {
    const { name, shows, covers, seats } = situation;
    const known = before.find(line => nameOf(line) === name);
    if (known && hasSave(folder, name)) {
      index.push(known);
      continue;
    }
    const began = performance.now();
    const table = reach(game, situation);
    if (!table) {
      process.stderr.write(`${game.id} v${game.rulesVersion} ${name}: no game reached it\n`);
      process.exitCode = 1;
      continue;
    }
    const file = save(table);
    const written = writeSave(folder, name, file, goldenOf(game, file));
    const entries = readSaveFile(folder, name).entries.length;
    index.push({ file: written, shows, covers, seats, options: file.options, entries });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${game.id} v${game.rulesVersion} ${name}: ${entries} entries, ${seconds} s\n`);
  }
  writeIndex(folder, index);
}
