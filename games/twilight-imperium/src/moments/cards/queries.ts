import { query, type Rule, type Seat, type Target } from '@orrery/kernel';
import type { Specialty, TechnologyId } from '../../model/ids.ts';
import type { CardKey, State } from '../../model/state.ts';

/** May a seat research a technology at all? Unless told, if it is in its deck and the seat has it not yet. */
export const mayResearch = query<State, { seat: Seat; technology: TechnologyId }, boolean>('may-research');
/** Prerequisites of these colours that cards satisfy for a seat, one each. */
export const prerequisitesSatisfied = query<State, Seat, readonly Specialty[]>('prerequisites-satisfied');
/** Prerequisites that cards let a seat ignore. */
export const prerequisitesIgnored = query<State, { seat: Seat; technology: TechnologyId }, number>(
  'prerequisites-ignored',
);
/** Cards that a seat could exhaust, each to ignore one prerequisite of a technology. */
export const prerequisiteWaivers = query<
  State,
  { seat: Seat; technology: TechnologyId },
  readonly PrerequisiteWaiver[]
>('prerequisite-waivers');
/** Cards that a seat could use, perhaps for a price, to ignore all prerequisites of what it researches. */
export const prerequisiteLifters = query<State, { seat: Seat; technology: TechnologyId }, readonly Lifter[]>(
  'prerequisite-lifters',
);
/** The most by which cards, its own or others', could lower what a seat spends to research. */
export const researchAid = query<State, Seat, number>('research-aid');
/** May the seat use technology specialties without exhausting planets, and those of exhausted planets? */
export const usesSpecialtiesFreely = query<State, Seat, boolean>('uses-specialties-freely');
/** What a seat spends on a technology that the Technology strategy card lets it research for a price. */
export const technologyPrice = query<State, Seat, number>('technology-price');
/** Command tokens that a seat gains in place of each technology that it would research; none where it researches. */
export const tokensForResearch = query<State, Seat, number>('tokens-for-research');
/** May one seat give a promissory note to another? */
export const mayGiveNote = query<State, { from: Seat; to: Seat; note: CardKey }, boolean>('may-give-note');
/** Does the seat see the promissory notes in another's hand? */
export const seesNotesOf = query<State, { seat: Seat; of: Seat }, boolean>('sees-notes-of');
/** May the seat play action cards? */
export const mayPlayActionCards = query<State, Seat, boolean>('may-play-action-cards');
/** Action cards that a seat draws beyond what it is told to, each time; then it discards as many of its hand. */
export const furtherDraws = query<State, Seat, number>('further-draws');
export const actionCardLimit = query<State, Seat, number>('action-card-limit');

/** What lets a seat ignore one prerequisite, of these colours. */
export interface PrerequisiteWaiver {
  readonly card: CardKey;
  readonly at: Target;
  readonly colours: readonly Specialty[];
  use(game: State, seat: Seat): Rule;
}

/** What lifts all prerequisites of a technology, for resources that are spent on nothing else, if any. */
export interface Lifter {
  readonly card: CardKey;
  readonly at: Target;
  readonly price: number;
  use(game: State, seat: Seat): Rule;
}
