import { ask, type Barred, choose, open, pick, type Rule, type Seat } from '@orrery/kernel';
import { technologies } from '../../model/cards/technologies.ts';
import { planetToChange, playerToChange } from '../../model/changes.ts';
import { emit } from '../../model/events/index.ts';
import { isInDeckOf } from '../../model/factions/faction-units.ts';
import type { Planet } from '../../model/galaxy/state.ts';
import { type Specialty, specialties, type TechnologyId, technologyIds } from '../../model/ids.ts';
import { hasTechnology, inSets, planetsOf, playerOf } from '../../model/readers.ts';
import { bar, because } from '../../model/reasons.ts';
import type { State } from '../../model/state.ts';
import { usableBy } from '../../moments/abilities.ts';
import {
  type Lifter,
  mayResearch,
  type PrerequisiteWaiver,
  prerequisiteLifters,
  prerequisitesIgnored,
  prerequisitesSatisfied,
  prerequisiteWaivers,
  researchAid,
  tokensForResearch,
  usesSpecialtiesFreely,
} from '../../moments/cards/queries.ts';
import {
  afterTechnologyGained,
  afterTechnologyResearched,
  whenPayingForResearch,
  whenResearching,
} from '../../moments/cards/windows.ts';
import { specialtiesOn } from '../../moments/galaxy/queries.ts';
import { pay, paymentLeaving, spendableTotal, worth } from '../economy/economy.ts';
import { gainTokens } from '../tokens/tokens.ts';
import { tellWhyNotAsked } from '../why-not-asked.ts';

type Count = Readonly<Record<Specialty, number>>;

/** Lets a seat ignore one prerequisite of any of these colours. */
interface Waiver {
  readonly key: string;
  readonly colours: readonly Specialty[];
  /** Exhausted for it: a planet, a card, or nothing. */
  readonly planet?: Planet;
  readonly card?: PrerequisiteWaiver;
  /** Its value for the payment. */
  readonly worth: number;
}

const isFree = ({ planet, card }: Waiver): boolean => planet === undefined && card === undefined;

/**
 * Prerequisites of each colour that the seat's technologies do not satisfy (LRR 90.12); unit upgrades have no colour.
 */
function missing(game: State, seat: Seat, id: TechnologyId): Count {
  const lack: Record<Specialty, number> = { blue: 0, green: 0, red: 0, yellow: 0, ...technologies[id].prerequisites };
  for (const own of playerOf(game, seat).technologies) {
    const { colour } = technologies[own];
    if (colour && lack[colour] > 0) lack[colour]--;
  }
  for (const colour of prerequisitesSatisfied(game, seat, [])) if (lack[colour] > 0) lack[colour]--;
  return lack;
}

const sizeOf = (lack: Count): number => specialties.reduce((sum, colour) => sum + lack[colour], 0);

/** Planets whose specialty the seat could use: readied ones, to be exhausted (LRR 90.14, LRR 90.15). */
const specialtyPlanets = (game: State, seat: Seat): Planet[] => {
  const freely = usesSpecialtiesFreely(game, seat, false);
  return planetsOf(game, seat).filter(
    planet => specialtiesOn(game, planet).length > 0 && (freely || !planet.exhausted),
  );
};

/** Waivers from planets with technology specialties. */
function specialtyWaivers(game: State, seat: Seat): Waiver[] {
  const freely = usesSpecialtiesFreely(game, seat, false);
  return specialtyPlanets(game, seat).map(planet => {
    const colours = specialtiesOn(game, planet);
    return freely
      ? { key: planet.id, colours, worth: 0 }
      : { key: planet.id, colours, planet, worth: worth(game, planet, 'resources') };
  });
}

function waiversFor(
  game: State,
  seat: Seat,
  technology: TechnologyId,
  ofPlanets: readonly Waiver[] = specialtyWaivers(game, seat),
): Waiver[] {
  const printed = Object.values(technologies[technology].prerequisites).reduce((sum, count) => sum + count, 0);
  const ignored = Math.min(printed, prerequisitesIgnored(game, { seat, technology }, 0));
  return [
    ...Array.from({ length: ignored }, (_, i) => ({ key: `ignored#${i}`, colours: specialties, worth: 0 })),
    ...ofPlanets,
    ...usableBy(game, seat, prerequisiteWaivers(game, { seat, technology }, [])).map(waiver => ({
      key: waiver.card,
      colours: waiver.colours,
      card: waiver,
      worth: 0,
    })),
  ];
}

/** Can the seat ignore all missing prerequisites by cards in play? */
const isIgnored = (game: State, seat: Seat, technology: TechnologyId, lack: Count): boolean =>
  sizeOf(lack) === 0 || prerequisitesIgnored(game, { seat, technology }, 0) >= sizeOf(lack);

/** The minimum cost of waivers for all missing prerequisites, one each; undefined if impossible. */
function leastToFill(lack: Count, waivers: readonly Waiver[], cost: (waiver: Waiver) => number): number | undefined {
  const size = sizeOf(lack);
  if (size === 0) return 0;
  if (size > waivers.length) return undefined;
  const [first, ...rest] = waivers;
  let least = leastToFill(lack, rest, cost);
  for (const colour of first!.colours) {
    if (lack[colour] === 0) continue;
    const others = leastToFill({ ...lack, [colour]: lack[colour] - 1 }, rest, cost);
    if (others === undefined) continue;
    const all = others + cost(first!);
    if (least === undefined || all < least) least = all;
  }
  return least;
}

/** Is the technology in this seat's deck? */
export const isOpenTo = (game: State, seat: Seat, id: TechnologyId): boolean =>
  inSets(game, technologies[id].source) && isInDeckOf(playerOf(game, seat), id);

/** Could a seat research it, ignoring prerequisites and cost? */
const mayResearchAtAll = (game: State, seat: Seat, technology: TechnologyId): boolean =>
  mayResearch(game, { seat, technology }, isOpenTo(game, seat, technology));

/** Unowned technologies a seat could research now for a price, with all prerequisites met or ignored (LRR 90.12). */
export function researchable(game: State, seat: Seat, price = 0): TechnologyId[] {
  if (spendableTotal(game, seat, 'resources') < price) return [];
  const ofPlanets = specialtyWaivers(game, seat);
  return technologyIds.filter(id => {
    if (hasTechnology(game, seat, id) || !mayResearchAtAll(game, seat, id)) return false;
    return meetsPrerequisites(game, seat, id, price, ofPlanets) || liftersFor(game, seat, id, price).length > 0;
  });
}

/** Are all prerequisites met or ignored, with enough left to pay? */
function meetsPrerequisites(
  game: State,
  seat: Seat,
  id: TechnologyId,
  price: number,
  ofPlanets: readonly Waiver[] = specialtyWaivers(game, seat),
): boolean {
  const lack = missing(game, seat, id);
  if (isIgnored(game, seat, id, lack)) return true;
  const lost = leastToFill(lack, waiversFor(game, seat, id, ofPlanets), ({ worth }) => worth);
  return lost !== undefined && spendableTotal(game, seat, 'resources') - lost >= price;
}

/** Cards that could lift all prerequisites; their price is paid separately and must leave enough for the technology. */
const liftersFor = (game: State, seat: Seat, technology: TechnologyId, price: number): Lifter[] =>
  usableBy(game, seat, prerequisiteLifters(game, { seat, technology }, [])).filter(
    lifter => paymentLeaving(game, seat, lifter.price, price, 'resources') !== undefined,
  );

/** Can it research this one now? */
const couldResearch = (game: State, seat: Seat, id: TechnologyId, price: number): boolean =>
  spendableTotal(game, seat, 'resources') >= price &&
  (liftersFor(game, seat, id, price).length > 0 || meetsPrerequisites(game, seat, id, price));

/** Lifts all prerequisites with a card if the seat must or chooses to; returns whether it did. */
function* liftPrerequisites(game: State, seat: Seat, technology: TechnologyId, price: number): Rule<boolean> {
  const lifters = liftersFor(game, seat, technology, price);
  const free = waiversFor(game, seat, technology).filter(isFree);
  if (lifters.length === 0 || leastToFill(missing(game, seat, technology), free, () => 0) !== undefined) return false;
  const [lifter] = yield* ask(
    pick(seat, 'research.lift', lifters, {
      key: ({ card }) => card,
      at: ({ at }) => at,
      min: meetsPrerequisites(game, seat, technology, price) ? 0 : 1,
      prompt: { technology },
    }),
  );
  if (!lifter) return false;
  yield* lifter.use(game, seat);
  if (lifter.price > 0) yield* pay(game, seat, lifter.price, 'resources', [], price);
  return true;
}

/** Unowned technologies a seat cannot research, with reasons. */
function whyNotResearch(game: State, seat: Seat, price: number): Barred[] {
  const possible = new Set(researchable(game, seat, price));
  const ofPlanets = specialtyWaivers(game, seat);
  return technologyIds
    .filter(id => !possible.has(id) && !hasTechnology(game, seat, id) && mayResearchAtAll(game, seat, id))
    .map(id => {
      const lack = missing(game, seat, id);
      const canFill = leastToFill(lack, waiversFor(game, seat, id, ofPlanets), () => 0) !== undefined;
      const reason = canFill
        ? because('research.cost', 'LRR 90.15', { price })
        : because('research.prerequisites', 'LRR 90.12', { missing: { ...lack } });
      return bar(id, { technology: id }, reason);
    });
}

/** All combinations of `count` items. */
function ways<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => ways(from.slice(i + 1), count - 1).map(rest => [first, ...rest]));
}

/** Exhausts as few planets and cards as needed for missing prerequisites; asks only if there is a choice. */
function* ignorePrerequisites(game: State, seat: Seat, technology: TechnologyId, price: number): Rule {
  const lack = missing(game, seat, technology);
  if (isIgnored(game, seat, technology, lack)) return;
  const waivers = waiversFor(game, seat, technology);
  const free = waivers.filter(isFree);
  const costly = waivers.filter(each => !isFree(each));
  const needed = leastToFill(lack, waivers, each => (isFree(each) ? 0 : 1))!;
  if (needed === 0) return;
  const funds = spendableTotal(game, seat, 'resources');
  let open = ways(costly, needed).filter(
    way =>
      leastToFill(lack, [...free, ...way], () => 0) !== undefined &&
      funds - way.reduce((sum, { worth }) => sum + worth, 0) >= price,
  );
  const used: Waiver[] = [];
  while (used.length < needed) {
    const left = costly.filter(each => !used.includes(each) && open.some(way => way.includes(each)));
    const next =
      left.length === needed - used.length
        ? left[0]!
        : yield* choose(seat, 'research.ignore', left, {
            key: ({ key }) => key,
            at: ({ key, card }) => card?.at ?? { planet: key },
            prompt: { technology },
          });
    used.push(next);
    open = open.filter(way => way.includes(next));
  }
  for (const { planet, card } of used) {
    if (planet) planetToChange(game, planet.id).exhausted = true;
    if (card) yield* card.use(game, seat);
  }
  const exhausted = used.flatMap(({ planet }) => (planet ? [planet.id] : []));
  yield* emit('specialties-used', { seat, technology, planets: exhausted });
}

interface Research {
  readonly price?: number;
  /** Mandatory if possible. */
  readonly must?: true;
  /** Excluded. */
  readonly except?: TechnologyId;
  /** A filter. */
  readonly which?: (id: TechnologyId) => boolean;
}

/**
 * May research one technology for a price (LRR 90.10). A player who did not get help to pay may choose another.
 */
export function* researchTechnology(game: State, seat: Seat, research: Research = {}): Rule {
  const { price = 0 } = research;
  const tokens = tokensForResearch(game, seat, 0);
  if (tokens > 0) {
    yield* gainTokensInstead(game, seat, research, tokens);
    return;
  }
  for (let aid = price > 0 ? researchAid(game, seat, 0) : 0; ; aid = 0) {
    const technology = yield* nameTechnology(game, seat, research, aid);
    if (!technology) return;
    let short = 0;
    while (short < aid && !couldResearch(game, seat, technology, price - short)) short++;
    const bill = { seat, technology, price, short };
    if (price > 0) yield* open(game, whenPayingForResearch, bill);
    if (bill.price > 0 && !couldResearch(game, seat, technology, bill.price)) continue;
    if (!(yield* liftPrerequisites(game, seat, technology, bill.price)))
      yield* ignorePrerequisites(game, seat, technology, bill.price);
    yield* pay(game, seat, bill.price, 'resources');
    yield* open(game, whenResearching, { seat, technology });
    yield* gainTechnology(game, seat, technology);
    yield* open(game, afterTechnologyResearched, { seat, technology });
    return;
  }
}

/** Gains command tokens instead of a technology; the price is still paid, but no technology is researched. */
function* gainTokensInstead(game: State, seat: Seat, { price = 0, must }: Research, tokens: number): Rule {
  if (spendableTotal(game, seat, 'resources') < price) return;
  if (price > 0 && !must) {
    const [pays] = yield* ask(pick(seat, 'research.tokens', ['pay'], { min: 0, prompt: { price, count: tokens } }));
    if (!pays) return;
  }
  yield* pay(game, seat, price, 'resources');
  yield* open(game, whenResearching, { seat, technology: null });
  yield* gainTokens(game, seat, tokens);
}

/** Can a seat research at least one of some technologies for a price? */
export const canResearchOne = (
  game: State,
  seat: Seat,
  price = 0,
  which: (id: TechnologyId) => boolean = () => true,
): boolean =>
  tokensForResearch(game, seat, 0) > 0
    ? spendableTotal(game, seat, 'resources') >= price
    : researchable(game, seat, price).some(which);

/** Can a seat pay a price with resources and help from cards? */
export const canPayForResearch = (game: State, seat: Seat, price: number): boolean =>
  spendableTotal(game, seat, 'resources') >= price - (price > 0 ? researchAid(game, seat, 0) : 0);

/** Chooses the technology to research; `aid` may lower the price. */
function* nameTechnology(
  game: State,
  seat: Seat,
  { price = 0, must, except, which = () => true }: Research,
  aid: number,
): Rule<TechnologyId | undefined> {
  const onOffer = researchable(game, seat, Math.max(0, price - aid)).filter(id => id !== except && which(id));
  if (onOffer.length === 0) {
    const funds = spendableTotal(game, seat, 'resources');
    const isDear = funds < price;
    yield* tellWhyNotAsked(
      seat,
      'research',
      isDear ? because('produce.cost', 'LRR 75', { cost: price, funds }) : because('research.nothing', 'LRR 90.12'),
    );
    return undefined;
  }
  const [id] = yield* ask(
    pick(seat, 'research', onOffer, {
      at: technology => ({ technology }),
      min: must ? 1 : 0,
      prompt: { price },
      barred: () => whyNotResearch(game, seat, Math.max(0, price - aid)),
    }),
  );
  return id;
}

/** Technologies a seat could gain, ignoring prerequisites: all unowned ones of its deck (LRR 90.5). */
export const gainable = (game: State, seat: Seat): TechnologyId[] =>
  technologyIds.filter(id => !hasTechnology(game, seat, id) && isOpenTo(game, seat, id));

/** Gains a technology, ignoring prerequisites (LRR 90.5). */
export function* gainTechnology(game: State, seat: Seat, id: TechnologyId): Rule {
  if (hasTechnology(game, seat, id)) return;
  playerToChange(game, seat).technologies.push(id);
  yield* emit('technology', { seat, technology: id });
  yield* open(game, afterTechnologyGained, { seat, technology: id });
}

/** Returns a technology to its owner's deck; it can be gained again, readied. */
export function* returnTechnology(game: State, seat: Seat, id: TechnologyId): Rule {
  const player = playerToChange(game, seat);
  player.technologies = player.technologies.filter(each => each !== id);
  player.exhausted = player.exhausted.filter(each => each !== id);
  yield* emit('technology-returned', { seat, technology: id });
}

/** Exchanges technologies for others of the deck simultaneously; none counts as gained. */
export function* replaceTechnologies(
  game: State,
  seat: Seat,
  gone: readonly TechnologyId[],
  taken: readonly TechnologyId[],
): Rule {
  for (const id of gone) yield* returnTechnology(game, seat, id);
  for (const id of taken) {
    playerToChange(game, seat).technologies.push(id);
    yield* emit('technology', { seat, technology: id });
  }
}

/** Unit upgrades that a seat owns. */
export const unitUpgradesOf = (game: State, seat: Seat): TechnologyId[] =>
  playerOf(game, seat).technologies.filter(id => technologies[id].upgrades !== undefined);

/** Exhausts a technology; it must be readied. */
export function* exhaustTechnology(game: State, seat: Seat, id: TechnologyId): Rule {
  const { exhausted } = playerToChange(game, seat);
  if (exhausted.includes(id)) throw new Error(`${id} of seat ${seat} is exhausted already`);
  exhausted.push(id);
  yield* emit('technology-exhausted', { seat, technology: id });
}

export function* readyTechnology(game: State, seat: Seat, id: TechnologyId): Rule {
  const player = playerToChange(game, seat);
  player.exhausted = player.exhausted.filter(each => each !== id);
  yield* emit('technology-readied', { seat, technology: id });
}
