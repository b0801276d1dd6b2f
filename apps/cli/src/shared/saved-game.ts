import { type Outcome, readSave, refuse, type Save, type Segment, yes } from '@orrery/kernel';
import { readSaveFile } from '../terminal/files.ts';
import { findTerminalGame } from '../terminal/games.ts';
import type { TerminalGame, TerminalTable } from '../terminal/terminal-table.ts';

interface SavedGame {
  readonly game: TerminalGame;
  readonly file: Save;
  readonly whole: TerminalTable;
  readonly segments: readonly Segment[];
}

/** Reads a save and plays it through from the seed. */
export async function savedGame(path: string): Promise<Outcome<SavedGame>> {
  const raw = await readSaveFile(path);
  if (!raw.ok) return raw;
  const read = readSave(raw.value);
  if (!read.ok) return read;
  const file = read.value;
  const game = findTerminalGame(file.game);
  if (!game) return refuse('save/foreign-game', `There is no game "${file.game.slice(0, 60)}" here.`);
  const verified = game.verify(file);
  if (!verified.ok) return verified;
  const { table: whole, segments } = verified.value;
  return yes({ game, file, whole, segments });
}
