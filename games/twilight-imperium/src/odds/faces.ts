import { canAnybodyRespond, type DieKind, type Seat, type Window } from '@orrery/kernel';
import type { Die } from '../model/combat/combat.ts';
import type { UnitType } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { aimsAtShips, hitsProduced, type RollKind } from '../moments/combat/queries.ts';
import { type AbilityRoll, afterAbilityRoll, afterBothRolled, afterCombatRoll } from '../moments/combat/windows.ts';
import { areaOfCombat } from '../verbs/combat/combat-effects.ts';
import type { ChanceRequest } from './runner.ts';

/** Faces of a die that come to the same: one of them, and how many they are. */
export interface Faces {
  readonly shows: number;
  readonly among: number;
}

/** Each face for itself. */
export const facesAlone = (sides: number): Faces[] =>
  Array.from({ length: sides }, (_, i) => ({ shows: sides - i, among: 1 }));

/** Does any content look at more of these dice than how many of them hit? */
export const lookAtDice = (game: State, { stream }: ChanceRequest, kinds: readonly DieKind[]): boolean =>
  hitsProduced.isAnswered() ||
  canAnybodyRespond(game, afterCombatRoll) ||
  canAnybodyRespond(game, afterAbilityRoll) ||
  canAnybodyRespond(game, afterBothRolled) ||
  (aimsAtShips.isAnswered() && rollOn(stream, game) === 'space-combat' && areAimed(game, kinds));

/** Do some of these have to hit other ships than fighters? */
const areAimed = (game: State, kinds: readonly DieKind[]): boolean =>
  game.seats.some((_, seat) => aimsAtShips(game, seat, []).some(unit => kinds.some(({ of }) => of === unit)));

/** What a roll on a stream is for. */
function rollOn(stream: string, { combat }: State): RollKind | undefined {
  if (stream === 'space-cannon') return 'cannon';
  if (stream === 'combat') return combat?.kind === 'ground' ? 'ground-combat' : 'space-combat';
  return stream === 'bombardment' || stream === 'barrage' ? stream : undefined;
}

/** What a seat could answer a moment with. */
const answersTo = <D>(game: State, { automatic, mandatory, offered }: Window<State, D>, data: D): string =>
  [...automatic, ...mandatory, ...offered]
    .flatMap(response => game.seats.map((_, seat) => response.playable(game, seat, data).length))
    .join();

/** What content makes of a roll with this one die, if the seat has rolled it. */
function madeOf(game: State, seat: Seat, stream: string, die: Die): string {
  const roll = rollOn(stream, game);
  if (!roll) return '';
  const hits = hitsProduced(game, { seat, roll, dice: [die] }, die.result >= die.needs ? 1 : 0);
  if (stream !== 'combat')
    return `${hits}/${answersTo(game, afterAbilityRoll, { seat, roll: stream as AbilityRoll['roll'], dice: [die] })}`;
  const { combat } = game;
  if (!combat) return `${hits}`;
  const opponent = seat === combat.attacker ? combat.defender : combat.attacker;
  const rolled = { seat, opponent, area: areaOfCombat(combat), dice: [die] };
  return `${hits}/${answersTo(game, afterCombatRoll, rolled)}/${answersTo(game, afterBothRolled, { rolls: [rolled] })}`;
}

/**
 * The faces of a die that differ, by what content makes of a roll with this die alone: whether it hits, how many hits it
 * produces, and who could answer it. No card looks at how several dice go together.
 */
export function facesOf(game: State, { stream, sides }: ChanceRequest, { of, needs }: DieKind): Faces[] {
  const among = new Map<string, { shows: number; among: number }>();
  for (let face = sides; face >= 1; face--) {
    const die: Die = { unit: of as UnitType, needs, result: face };
    const made = game.seats.map((_, seat) => madeOf(game, seat, stream, die)).join(';');
    const sign = `${face >= needs} ${made}`;
    const known = among.get(sign);
    if (known) known.among++;
    else among.set(sign, { shows: face, among: 1 });
  }
  return [...among.values()];
}
