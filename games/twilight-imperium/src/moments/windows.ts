import { type Amounts, type Json, window as kernelWindow, type Seat, type Target, type Window } from '@orrery/kernel';
import type { Cause } from '../model/combat/combat.ts';
import type { AbilityId } from '../model/factions/printed-factions.ts';
import type { PlanetId } from '../model/galaxy/planets.ts';
import type { StrategyCardId, StructureType, TechnologyId, UnitType } from '../model/ids.ts';
import { type Area, initiativeOrder, seatsClockwise } from '../model/readers.ts';
import type { AgendaVote, CardKey, State, SystemId } from '../model/state.ts';
import { settledWindow } from './effects.ts';
import { mayResolveAbilities } from './queries.ts';

type Seats<D> = (game: State, data: D) => readonly Seat[];

/** A moment in which nobody is asked who may not resolve abilities; after each ability the table is settled. */
const window = <D>(
  id: string,
  order: Seats<D>,
  concerns?: Seats<D>,
  tells?: readonly (keyof D & string)[],
): Window<State, D> =>
  settledWindow(kernelWindow(id, order, concerns, tells, (game, seat) => mayResolveAbilities(game, seat, true)));

/** In the action phase: by initiative, the active player first (LRR 1.19). */
const activeFirst = (game: State): Seat[] => {
  const order = initiativeOrder(game);
  const first = game.active === null ? 0 : order.indexOf(game.active);
  return first <= 0 ? order : [...order.slice(first), ...order.slice(0, first)];
};
/** In the strategy and agenda phases: clockwise from the speaker. */
const speakerFirst = (game: State): Seat[] => seatsClockwise(game, game.speaker);
const itsSeat = (_game: State, { seat }: { seat: Seat }): Seat[] => [seat];

const whenActive = <D>(id: string, concerns?: (game: State, data: D) => Seat[], ...tells: (keyof D & string)[]) =>
  window<D>(id, activeFirst, concerns, tells);
/** The same where it concerns nobody more than others. */
const telling = <D>(id: string, ...tells: (keyof D & string)[]) => whenActive<D>(id, undefined, ...tells);

// Turns and phases
export const startOfTurn = telling<{ seat: Seat }>('start-of-turn', 'seat');
/** A seat has performed an action, be it its only one or not; content may let it perform further ones. */
export const afterAction = telling<{
  seat: Seat;
  action: 'tactical' | 'strategic' | 'component';
  further: number;
}>('after-action', 'seat');
export const afterPassed = whenActive<{ seat: Seat }>('after-passed', itsSeat, 'seat');
export const endOfTurn = whenActive<{ seat: Seat }>('end-of-turn');
export const startOfStrategyPhase = window<object>('start-of-strategy-phase', speakerFirst);
/**
 * A seat has named the strategy card that it takes; content may say who is given it instead. Where content refuses it,
 * the seat names another one, if there is any.
 */
export const whenStrategyCardChosen = window<{ seat: Seat; card: StrategyCardId; to: Seat; refused: boolean }>(
  'when-strategy-card-chosen',
  speakerFirst,
  itsSeat,
  ['seat', 'card'],
);
export const endOfStrategyPhase = window<object>('end-of-strategy-phase', speakerFirst);
export const endOfActionPhase = window<object>('end-of-action-phase', initiativeOrder);
export const startOfStatusPhase = window<object>('start-of-status-phase', initiativeOrder);
/** Everybody is about to gain command tokens in the status phase; content may change how many. */
export const whenStatusTokensGained = window<{ gains: { readonly seat: Seat; count: number }[] }>(
  'when-status-tokens-gained',
  initiativeOrder,
);
/** Strategy cards are about to go back, in the last step of the status phase; some seats may keep theirs. */
export const whenStrategyCardsReturn = window<{ keeping: Seat[] }>('when-strategy-cards-return', initiativeOrder);
/** All eight steps are over. */
export const endOfStatusPhase = window<object>('end-of-status-phase', initiativeOrder);
/** The agenda phase is over too, if there was one. */
export const endOfRound = window<object>('end-of-round', speakerFirst);
export const startOfAgendaPhase = window<object>('start-of-agenda-phase', speakerFirst);

// Tactical action
export const whenSystemActivated = telling<{ seat: Seat; system: SystemId }>('when-system-activated', 'seat', 'system');
export const afterSystemActivated = telling<{ seat: Seat; system: SystemId }>(
  'after-system-activated',
  'seat',
  'system',
);
/** The active system is known, and nothing has been told to move yet. */
export const beforeMovement = telling<{ seat: Seat; system: SystemId }>('before-movement', 'seat', 'system');
export const afterShipsMoved = telling<{ seat: Seat; system: SystemId }>('after-ships-moved', 'seat', 'system');
export const beforeSpaceCannon = whenActive<{
  shooter: Seat;
  target: Seat;
  area: Area;
  cancelled: boolean;
  /** Hits go to other ships as long as there are any. */
  sparesFighters: boolean;
}>('before-space-cannon');
/** A seat has rolled for a unit ability, outside of combat rolls; content may change the dice. */
export const afterAbilityRoll = telling<AbilityRoll>('after-ability-roll', 'seat', 'roll', 'dice');
/** A side is about to roll for Anti-Fighter Barrage; content may aim it at all ships. */
export const beforeBarrage = whenActive<{ seat: Seat; opponent: Seat; hitsAllShips: boolean }>('before-barrage');
export const startOfSpaceCombat = whenActive<{ system: SystemId; attacker: Seat; defender: Seat }>(
  'start-of-space-combat',
);
export const startOfGroundCombat = whenActive<{ system: SystemId; planet: PlanetId; attacker: Seat; defender: Seat }>(
  'start-of-ground-combat',
);
/** That of the first round is one moment with the start of the combat (LRR 78.2a, LRR 42.4a). */
export const startOfCombatRound = whenActive<{ round: number }>('start-of-combat-round');
/** Nobody has announced a retreat in this round; content may say who has to, if able. */
export const startOfAnnounceRetreats = whenActive<{ round: number; compelled: Seat[] }>('start-of-announce-retreats');
/** A seat has announced a retreat; where it is prevented, it stays for this round. */
export const afterRetreatAnnounced = telling<{ seat: Seat; prevented: boolean }>('after-retreat-announced', 'seat');
/** Ships have left the combat under way, as they said they would. */
export const afterRetreat = whenActive<{ seat: Seat; from: SystemId; to: SystemId }>('after-retreat', itsSeat);
export const afterCombatRoll = telling<CombatRoll>('after-combat-roll', 'seat', 'dice');
/** Both sides of a space combat have rolled, whoever was not kept from it; content may change the dice. */
export const afterBothRolled = telling<{ rolls: readonly CombatRoll[] }>('after-both-rolled', 'rolls');
/** All dice of a combat round are counted; once for each side that has produced hits. */
export const afterHitsProduced = whenActive<{ by: Seat; against: Seat; area: Area; hits: number }>(
  'after-hits-produced',
);
export const afterSustainDamage = telling<{
  seat: Seat;
  unit: UnitType;
  area: Area;
  hitBy: Seat | null;
  /** What produced the hit: `combat` while the hits of a combat round are assigned. */
  cause: Cause;
}>('after-sustain-damage', 'seat', 'unit');
export const afterUnitsDestroyed = whenActive<Destroyed>(
  'after-units-destroyed',
  (_game, { seat, by }) => (by === null ? [seat] : [seat, by]),
  'seat',
  'unit',
  'count',
);
/** A seat is about to assign hits to its units, by Sustain Damage or by destroying them; content may cancel some. */
export const beforeHitsAssigned = whenActive<{
  readonly seat: Seat;
  readonly area: Area;
  readonly cause: Cause;
  readonly by: Seat | null;
  hits: number;
}>('before-hits-assigned', itsSeat, 'hits');
/** A side of the combat under way has assigned the hits of this round, be they none. */
export const afterHitsAssigned = whenActive<{ seat: Seat }>('after-hits-assigned');
export const endOfCombatRound = whenActive<{ round: number }>('end-of-combat-round');
/**
 * The end of a space combat: one moment with the end of its last round (LRR 78.9a). It is open with the end of every round,
 * since abilities there may end the combat: whoever answers sees whether it is over.
 */
export const endOfSpaceCombat = whenActive<{ round: number }>('end-of-space-combat');
export const afterCombat = whenActive<AfterCombat>('after-combat', ({ combat }) =>
  combat ? [combat.attacker, combat.defender] : [],
);
export const beforeInvasion = whenActive<{ seat: Seat; system: SystemId }>('before-invasion');
/** All bombardment of an invasion is over; once for each planet that was bombarded. */
export const afterBombardment = whenActive<{
  seat: Seat;
  planet: PlanetId;
  /** Infantry of others that its hits destroyed. */
  infantryDestroyed: number;
}>('after-bombardment');
/** What landed on which planets; content may send some of it back. */
export const afterGroundForcesCommitted = whenActive<{
  readonly seat: Seat;
  readonly system: SystemId;
  readonly planets: readonly PlanetId[];
  landed: Landed[];
}>('after-ground-forces-committed');
/** All ground forces that are to land have landed, be there any or not; nobody defends itself yet. */
export const afterLanding = whenActive<{ seat: Seat; system: SystemId }>('after-landing');
/** A planet has a new owner, who has not explored it yet; others' structures on it still stand. */
export const whenControlGained = whenActive<{ seat: Seat; planet: PlanetId; from: Seat | null }>(
  'when-control-gained',
  itsSeat,
  'planet',
);
export const afterControlGained = telling<{ seat: Seat; planet: PlanetId; from: Seat | null }>(
  'after-control-gained',
  'seat',
  'planet',
);
export const afterControlLost = whenActive<{ seat: Seat; planet: PlanetId; to: Seat | null }>(
  'after-control-lost',
  itsSeat,
  'planet',
);
/**
 * Units are about to use Production, before it is said what they make: for what raises the limit, and for help that
 * others give. A seat's own open discounts wait for the bill.
 */
export const whenProducing = telling<{
  seat: Seat;
  system: SystemId;
  limit: number;
  discount: number;
  /** All units cost nothing. */
  free: boolean;
}>('when-producing', 'seat', 'system');
/** Units have used Production; `made` says how many of each kind they made. */
export const afterProduction = whenActive<{ seat: Seat; system: SystemId; made: Amounts }>('after-production');
/** A structure was placed from the reinforcements, for whatever reason. */
export const afterStructurePlaced = whenActive<{ seat: Seat; unit: StructureType; system: SystemId }>(
  'after-structure-placed',
  itsSeat,
  'system',
);
export const afterTacticalAction = whenActive<{ seat: Seat; system: SystemId }>('after-tactical-action');

// Cards, tokens and trade
/** A seat has used an ability of its faction sheet, with what came of it where, or against whom. */
export const afterFactionAbility = whenActive<{ seat: Seat; ability: AbilityId; area?: Area; against?: Seat }>(
  'after-faction-ability',
);
/** A seat would perform a strategic action; where it is prevented, its turn ends, and the card is not exhausted. */
export const whenStrategicAction = telling<{ seat: Seat; card: StrategyCardId; prevented: boolean }>(
  'when-strategic-action',
  'seat',
  'card',
);
export const afterStrategyPrimary = telling<{ seat: Seat; card: string }>('after-strategy-primary', 'seat', 'card');
/** A seat has spent a token to follow; content may let it resolve the primary ability instead of the secondary. */
export const whenFollowing = window<{ seat: Seat; card: StrategyCardId; primary: boolean }>(
  'when-following',
  itsSeat,
  itsSeat,
  ['card'],
);
/** A seat has resolved a secondary ability, for a token or for nothing. */
export const afterStrategySecondary = telling<{ seat: Seat; card: StrategyCardId }>(
  'after-strategy-secondary',
  'seat',
  'card',
);
export const afterStrategicAction = telling<{ seat: Seat; card: string }>('after-strategic-action', 'seat', 'card');
/** A card was played and its player has said what it is aimed at; it may be cancelled before it costs or does anything. */
export const whenActionCardPlayed = telling<{
  seat: Seat;
  card: CardKey;
  said: Json;
  at: readonly Target[];
  cancelled: boolean;
}>('when-action-card-played', 'seat', 'card', 'at');
/** Action cards lie on the discards now, after being played or for whatever reason. */
export const afterActionCardsDiscarded = telling<{ seat: Seat; cards: readonly CardKey[] }>(
  'after-action-cards-discarded',
  'seat',
);
/** Goods out of a transaction count as gained too; of that there is word once more when it is over. */
export const afterTradeGoodsGained = telling<{ seat: Seat; count: number; inTransaction?: true }>(
  'after-trade-goods-gained',
  'seat',
  'count',
);
/** A relic has come into a play area, or has left it. Its own words happen by themselves. */
export const whenRelicGained = whenActive<{ seat: Seat; relic: CardKey }>('when-relic-gained', itsSeat);
export const whenRelicLost = whenActive<{ seat: Seat; relic: CardKey }>('when-relic-lost', itsSeat);
/** A promissory note has come into a play area, or has left it for its owner's hand. */
export const whenNotePlayed = whenActive<{ seat: Seat; note: CardKey }>('when-note-played', itsSeat);
export const whenNoteLost = whenActive<{ seat: Seat; note: CardKey }>('when-note-lost', itsSeat);
/** A seat's commodities were replenished, though there was perhaps no room for any. */
export const whenReplenished = whenActive<{ seat: Seat }>('when-replenished', itsSeat);
export const afterReplenished = whenActive<{ seat: Seat }>('after-replenished', itsSeat);
/** Two seats are about to make offers to each other; nobody else is asked. */
export const whenNegotiating = window<{ seat: Seat; partner: Seat }>(
  'when-negotiating',
  (_game, { seat, partner }) => [seat, partner],
  (_game, { seat, partner }) => [seat, partner],
  ['seat'],
);
/** A planet is about to change hands in a transaction, with others of its owner's perhaps; units on it may leave. */
export const beforePlanetTraded = whenActive<{ seat: Seat; planet: PlanetId; traded: readonly PlanetId[] }>(
  'before-planet-traded',
  itsSeat,
  'planet',
);
/** Two seats have made a transaction. */
export const afterTransaction = telling<{ seats: readonly Seat[] }>('after-transaction', 'seats');
export const afterObjectiveScored = telling<{ seat: Seat; objective: CardKey }>(
  'after-objective-scored',
  'seat',
  'objective',
);
/** A public objective lies open; content may replace it. */
export const whenObjectiveRevealed = telling<{ objective: CardKey }>('when-objective-revealed', 'objective');
/** A seat researches a technology, as opposed to gaining it in another way; the price is paid. */
export const whenResearching = whenActive<{ seat: Seat; technology: string }>(
  'when-researching',
  itsSeat,
  'seat',
  'technology',
);
export const afterTechnologyGained = telling<{ seat: Seat; technology: string }>(
  'after-technology-gained',
  'seat',
  'technology',
);
/** The same, where it was researched. */
export const afterTechnologyResearched = telling<{ seat: Seat; technology: string }>(
  'after-technology-researched',
  'seat',
  'technology',
);
/** A seat has named the technology that it is about to spend resources on; content may lower the price. */
export const whenPayingForResearch = telling<ResearchBill>('when-paying-for-research', 'seat', 'technology', 'price');

// Agenda
/** The agenda may still be stopped or replaced; then it is as if it had never been revealed. */
export const whenAgendaRevealed = window<AgendaMoment>('when-agenda-revealed', speakerFirst);
/** It will be voted on. Outcomes are predicted now, and the order of voting can be changed. */
export const afterAgendaRevealed = window<AgendaMoment & { order: Seat[] }>('after-agenda-revealed', speakerFirst);
/** Before anybody votes; where an outcome is set, nobody does. */
export const beforeVoting = window<{ agenda: CardKey; outcome: string | null }>('before-voting', speakerFirst);
/** The seat has named its outcome and exhausted its planets; content may add votes. */
export const whenCastingVotes = window<{ seat: Seat; agenda: CardKey; outcome: string; votes: number }>(
  'when-casting-votes',
  itsSeat,
);
/** A seat has voted, or has not: then it has no outcome. */
export const afterVoted = window<{ seat: Seat; agenda: CardKey; outcome: string | null }>('after-voted', speakerFirst);
/** All votes are counted and ties decided; the outcome may still be changed, or the agenda discarded. */
export const afterVoting = window<AgendaMoment & { outcome: string | null }>('after-voting', speakerFirst);
/** Nothing changes the outcome any more, but the agenda may be discarded instead of being resolved. */
export const whenOutcomeResolves = window<AgendaMoment & { readonly outcome: string }>(
  'when-outcome-resolves',
  speakerFirst,
);
/** An outcome stands and is about to be resolved; `elected` says what it points at, if anything. */
export const whenAgendaElects = window<{ agenda: CardKey; outcome: string; elected: Target }>(
  'when-agenda-elects',
  speakerFirst,
);
/** A law has left play; `elected` is what it was resolved with. */
export const whenLawDiscarded = window<{ law: CardKey; elected: string | null }>('when-law-discarded', speakerFirst);
/** A law is no longer with what it had elected: it was discarded, went to another, or was resolved anew. */
export const whenLawLost = window<{ law: CardKey; from: string | null }>('when-law-lost', speakerFirst);
/** A law has come into play and was resolved. */
export const afterLawEnacted = window<{ law: CardKey }>('after-law-enacted', speakerFirst);
/** The agenda is done with; no outcome where it was discarded. */
export const afterAgendaResolved = window<
  { agenda: CardKey; outcome: string | null } & Pick<AgendaVote, 'stakes' | 'votes'>
>('after-agenda-resolved', speakerFirst);

/** What an ability asks the player who answers it: own-turn abilities hang on the turn's own question. */
export const duringOwnTurn = window<{ seat: Seat }>('during-own-turn', itsSeat);

export interface CombatRoll {
  readonly seat: Seat;
  readonly opponent: Seat;
  readonly area: Area;
  /** Each die with the unit it was rolled for and what it needs. */
  dice: { unit: UnitType; needs: number; result: number }[];
}

export interface AbilityRoll {
  readonly seat: Seat;
  readonly roll: 'bombardment' | 'space-cannon' | 'barrage';
  /** Each die with the unit it was rolled for and what it needs. */
  dice: CombatRoll['dice'];
}

export interface AfterCombat {
  readonly kind: 'space' | 'ground';
  readonly area: Area;
  /** Nobody wins where both sides are gone (LRR 78.10). */
  readonly winner: Seat | null;
  readonly loser: Seat | null;
}

/** Ground forces of one kind that were committed to a planet. */
export interface Landed {
  readonly planet: PlanetId;
  readonly unit: UnitType;
  readonly count: number;
  readonly damaged: number;
}

/** Equal units of one seat, destroyed together. */
export interface Destroyed {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly count: number;
  readonly area: Area;
  readonly by: Seat | null;
  readonly cause: Cause;
}

export interface ResearchBill {
  readonly seat: Seat;
  readonly technology: TechnologyId;
  price: number;
  /** What the seat cannot pay by itself: nothing is researched unless the price falls by as much. */
  readonly short: number;
}

export interface AgendaMoment {
  readonly agenda: CardKey;
  /** Set by a card that stops or replaces the agenda. */
  cancelled: boolean;
}
