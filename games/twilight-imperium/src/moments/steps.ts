import { type Seat, step } from '@orrery/kernel';
import type { PlanetId } from '../model/galaxy/planets.ts';
import type { StrategyCardId } from '../model/ids.ts';
import type { CardKey, State, SystemId } from '../model/state.ts';

/** Steps that content may start or that views name; their bodies are in `rules/`. */

/** A tactical action from the moment its system is active; the active player's, unless another seat is named. */
export const activate = step<State, { system: SystemId; seat?: Seat }>('ti/activate');
/** A whole tactical action, of the active player unless another seat is named; a free one places no token, and not in a home system. */
export const tacticalAction = step<State, { seat?: Seat; free?: true }>('ti/tactical-action');
/**
 * Space combat in the active system, of whoever performs the tactical action; or one between two named sides elsewhere,
 * which no tactical action need bring about.
 */
export const spaceCombat = step<State, { battle?: { system: SystemId; attacker: Seat; defender: Seat } }>(
  'ti/space-combat',
);
/** One ground combat; the attacker performs the tactical action, unless another seat is named. */
export const groundCombat = step<State, { planet: PlanetId; defender: Seat; attacker?: Seat }>('ti/ground-combat');
/** Ground combats on planets to which a seat has committed ground forces without an invasion; then it takes those it has won. */
export const fightForPlanets = step<State, { seat: Seat; planets: PlanetId[] }>('ti/fight-for-planets');
/** A seat redistributes its command tokens. */
export const redistribute = step<State, { seat: Seat }>('ti/redistribute');
/** What follows an action in the turn of the active player, whoever has acted. */
export const actionEnds = step<
  State,
  { action: 'tactical' | 'strategic' | 'component'; taken: number; further?: number; piece?: CardKey }
>('ti/action-ends');
/** Ends a turn; the rest of it is skipped. */
export const turnEnds = step<State, { seat: Seat }>('ti/turn-ends');
/** An agenda is voted on as if it had just been revealed. */
export const considerAgenda = step<State, { card: CardKey; before?: CardKey[] }>('ti/consider-agenda');
/** Votes are cast in this order, one seat after the other. */
export const voting = step<State, { order: Seat[] }>('ti/voting');
export const vote = step<State, { seat: Seat; later?: Seat[] }>('ti/vote');
/** Reveals the next agenda that one seat decides alone. They are resolved after all of them are revealed. */
export const revealToDecideAlone = step<State>('ti/reveal-to-decide-alone');
/** Resolves the revealed agendas in the order that the deciding seat chooses; then `decidedAlone` is cleared. */
export const resolveDecidedAlone = step<State>('ti/resolve-decided-alone');
/** The deciding seat chooses the outcome of the agenda, as if it had cast the only vote. */
export const decideAlone = step<State>('ti/decide-alone');
/** A hero is purged when the steps that its ability began are over (LRR 51.12). */
export const purgeHero = step<State, { seat: Seat; leader: CardKey }>('ti/purge-hero');
/** A seat names others, who may follow a strategy card in their order; `asked` is the question. */
export const offerSecondary = step<State, { card: StrategyCardId; seat: Seat; asked: string }>('ti/offer-secondary');
/** The active player, or whoever is named, resolves the primary of a strategy card outside of a strategic action. */
export const performPrimary = step<State, { card: StrategyCardId; seat?: Seat }>('ti/perform-primary');
