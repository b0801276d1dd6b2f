import { findGame } from '@orrery/catalogue';
import { type OldState, rulesVersions } from '@orrery/kernel';
import { onTestFinished } from 'vitest';

/** Adds a newer rules version to a game for one test. */
export function laterRules(id: string, state: (old: OldState) => OldState): void {
  const { game } = findGame(id)!;
  const { rulesVersion, migrations } = game;
  const step = { from: rulesVersion, changes: ['Something is new.'], state };
  Object.assign(game, rulesVersions(rulesVersion - migrations.length, [...migrations, step]));
  onTestFinished(() => void Object.assign(game, { rulesVersion, migrations }));
}
