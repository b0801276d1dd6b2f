import { canAnybodyRespond, type DieKind, type Seat, type Window } from '@orrery/kernel';
import type { Die } from '../model/combat/combat.ts';
import type { UnitType } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { aimsAtShips, hitsProduced, type RollKind } from '../moments/combat/queries.ts';
import { type AbilityRoll, afterAbilityRoll, afterBothRolled, afterCombatRoll } from '../moments/combat/windows.ts';
import { areaOfCombat } from '../verbs/combat/combat-effects.ts';
import type { ChanceRequest } from './runner.ts';

/** Equivalent faces of a die: one of them, and their number. */
export interface Faces {
  readonly shows: number;
  readonly among: number;
}

/** One entry per face. */
export const facesAlone = (sides: number): Faces[] =>
  Array.from({ length: sides }, (_, i) => ({ shows: sides - i, among: 1 }));

/** Does any content read more of these dice than the number of hits? */
export const lookAtDice = (game: State, { stream }: ChanceRequest, kinds: readonly DieKind[]): boolean =>
  hitsProduced.isAnswered() ||
  canAnybodyRespond(game, afterCombatRoll) ||
  canAnybodyRespond(game, afterAbilityRoll) ||
  canAnybodyRespond(game, afterBothRolled) ||
  (aimsAtShips.isAnswered() && rollOn(stream, game) === 'space-combat' && areAimed(game, kinds));

/** Must hits of some of these go to non-fighter ships? */
const areAimed = (game: State, kinds: readonly DieKind[]): boolean =>
  game.seats.some((_, seat) => aimsAtShips(game, seat, []).some(unit => kinds.some(({ of }) => of === unit)));

/** The roll kind of a stream. */
function rollOn(stream: string, { combat }: State): RollKind | undefined {
  if (stream === 'space-cannon') return 'cannon';
  if (stream === 'combat') return combat?.kind === 'ground' ? 'ground-combat' : 'space-combat';
  return stream === 'bombardment' || stream === 'barrage' ? stream : undefined;
}

/** Option counts by response and seat. */
const answersTo = <D>(game: State, { automatic, mandatory, offered }: Window<State, D>, data: D): string =>
  [...automatic, ...mandatory, ...offered]
    .flatMap(response => game.seats.map((_, seat) => response.playable(game, seat, data).length))
    .join();

/** The hits and responses if the seat rolled only this die. */
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
 * Groups the faces of a die by their effect in a roll of this die alone: whether it hits, how many hits it produces and
 * which responses are possible. No card reads a combination of dice.
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
