import { ask, choose, type Ending, mayChoose, next, pick, type Rule, type Seat } from '@orrery/kernel';
import type { PlanetId } from '../../../model/galaxy/planets.ts';
import { systemWith } from '../../../model/readers.ts';
import type { CardKey, State } from '../../../model/state.ts';
import { mayResolveAbilities } from '../../../moments/abilities.ts';
import { votesOfPlanet } from '../../../moments/agenda/queries.ts';
import { spentFor } from '../../../moments/economy/queries.ts';
import { mayUseFactionAbilities } from '../../../moments/factions/queries.ts';
import { influence, resources } from '../../../moments/galaxy/queries.ts';
import { purgeHero, resolveDecidedAlone, revealToDecideAlone } from '../../../moments/steps.ts';
import { drawAgendasToDecide, putFirst, startDecidingAlone } from '../../../verbs/agenda/deciding-alone.ts';
import { discardLaw } from '../../../verbs/agenda/laws.ts';
import { readyPlanet } from '../../../verbs/economy/readying.ts';
import { placementsOf } from '../../../verbs/units/structures.ts';
import { placeUnits, reinforcementsOf } from '../../../verbs/units/units.ts';
import { type Abilities, modify } from '../../ability.ts';
import { leader } from '../../leaders/leader.ts';
import { planetsForUnit } from '../../planets-for-unit.ts';

const id = 'xxekir-grom';

const SEEN = 5;
const REVEALED = 2;

/** May discard a law; then resolves two of the top agendas and discards the others. */
function* legislate(game: State, me: Seat): Rule<Ending> {
  startDecidingAlone(game, me);
  const law = yield* mayChoose(
    me,
    `${id}.law`,
    game.laws.map(each => each.id),
    { at: each => ({ law: each }) },
  );
  if (law) yield* discardLaw(game, law);
  yield* drawAgendasToDecide(game, SEEN);
  const chosen: CardKey[] = [];
  for (let left = REVEALED; left > 0; left--) {
    const others = game.decidedAlone!.cards.filter(card => !chosen.includes(card));
    const card =
      others.length === 1
        ? others[0]!
        : yield* choose(me, `${id}.agenda`, others, { at: each => ({ card: each }), prompt: { left } });
    chosen.push(card);
  }
  putFirst(game, chosen);
  return next(
    ...chosen.map(() => revealToDecideAlone({})),
    resolveDecidedAlone({}),
    purgeHero({ seat: me, leader: id }),
  );
}

/** Other players resolve no abilities until the hero is done. */
const unlessOverruled = ({ decidedAlone }: State, seat: Seat, may: boolean): boolean =>
  may && (!decidedAlone || decidedAlone.seat === seat);

const politicalDataNexus: Abilities = {
  passive: [
    () => {
      for (const asked of [mayResolveAbilities, mayUseFactionAbilities]) asked.install(unlessOverruled);
    },
  ],
  componentAction: {
    possible: ({ agendas: { cards, discard } }) => cards.length + discard.length >= REVEALED,
    play: legislate,
  },
};

/** Exhausted planets give resources plus influence, in payments and votes only. */
const politicalDataNexusOmega: Abilities = {
  passive: [
    modify(
      spentFor,
      (planet, _worth, game) => resources(game, planet) + influence(game, planet),
      ({ controller }) => controller!,
    ),
    modify(
      votesOfPlanet,
      (planet, votes, game) => votes + resources(game, planet),
      ({ controller }) => controller!,
    ),
  ],
};

interface Spot {
  readonly unit: 'pds' | 'mech';
  readonly planet: PlanetId;
}

/** Places for one more unit from reinforcements. */
function spotsOf(game: State, me: Seat): Spot[] {
  const has = (unit: Spot['unit']): boolean => reinforcementsOf(game, me, unit) > 0;
  return [
    ...(has('pds') ? placementsOf(game, me, ['pds']) : []).map(
      ({ planet }) => ({ unit: 'pds', planet: planet.id }) as const,
    ),
    ...(has('mech') ? planetsForUnit(game, me, 'mech') : []).map(
      planet => ({ unit: 'mech', planet: planet.id }) as const,
    ),
  ];
}

const MOST = 4;

/** Places them one by one; then readies those planets. */
function* fortify(game: State, me: Seat): Rule {
  const fortified = new Set<PlanetId>();
  for (let left = MOST; left > 0; left--) {
    const spots = spotsOf(game, me);
    if (spots.length === 0) break;
    const [spot] = yield* ask(
      pick(me, `${id}.unit`, spots, {
        key: ({ unit, planet }) => `${unit}@${planet}`,
        at: ({ unit, planet }) => ({ unit, planet }),
        min: 0,
        prompt: { left },
      }),
    );
    if (!spot) break;
    const { unit, planet } = spot;
    yield* placeUnits(game, me, unit, 1, { system: systemWith(game, planet).id, planet });
    fortified.add(planet);
  }
  for (const planet of fortified) yield* readyPlanet(game, planet);
}

const planetaryDefenseNexus: Abilities = {
  componentAction: { possible: (game, me) => spotsOf(game, me).length > 0, play: fortify },
};

/** Three printings of one hero; the newest in the sets in use applies. */
export const xxekirGrom = leader({
  id,
  faction: 'xxcha',
  kind: 'hero',
  editions: { pok: politicalDataNexus, codex3: politicalDataNexusOmega, codex4: planetaryDefenseNexus },
});
