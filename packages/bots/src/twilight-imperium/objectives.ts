import {
  attachedNotes,
  isLegendary,
  isShip,
  isStructure,
  nexus,
  noteOwner,
  type ObjectiveId,
  objectiveFacts,
  planets,
} from '@orrery/twilight-imperium/view';
import {
  awayFromHomes,
  distantLands,
  inColours,
  is,
  isCapital,
  type Measure,
  ofOneTrait,
  type Progress,
  planetsThat,
  prices,
  pushBoundaries,
  spending,
  systemOf,
  unitUpgrades,
  withAttachments,
  withSpecialties,
  worthInAll,
} from './measures.ts';
import { type Holdings, type Realm, sum } from './realm.ts';
import {
  anyUnit,
  anywhere,
  cohesion,
  enMasse,
  fringe,
  gatekeeper,
  hasNoPlanet,
  hasOthersDock,
  isAnomalous,
  isBeside,
  isFamous,
  isForeignHome,
  isMecatolSystem,
  largestFleet,
  mechPlanets,
  outerRim,
  seatOfTheEmpire,
  structuresAbroad,
  systemsWith,
  unitsOnBoard,
} from './unit-measures.ts';

const measures: Readonly<Partial<Record<ObjectiveId, Measure>>> = {
  ...Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, spending(price)])),
  'form-a-spy-network': ({ player }) => ({ have: player.actionCardCount, need: 5 }),
  'destroy-heretical-works': ({ player }) => ({ have: sum(Object.values(player.fragments), each => each), need: 2 }),

  'corner-the-market': ofOneTrait(4),
  'unify-the-colonies': ofOneTrait(6),
  'expand-borders': awayFromHomes(6),
  'subdue-the-galaxy': awayFromHomes(11),
  'found-research-outposts': withSpecialties(3),
  'form-galactic-brain-trust': withSpecialties(5),
  'discover-lost-outposts': withAttachments(2),
  'reclaim-ancient-monuments': withAttachments(3),
  'forge-an-alliance': ofOneTrait(4, ['cultural']),
  'mine-rare-minerals': ofOneTrait(4, ['hazardous']),
  'monopolize-production': ofOneTrait(4, ['industrial']),
  'establish-hegemony': worthInAll(12, 'influence'),
  'hoard-raw-materials': worthInAll(12, 'resources'),
  'push-boundaries': pushBoundaries,
  'conquer-the-weak': planetsThat(1, (realm, planet) => isForeignHome(realm, systemOf(realm, planet))),
  'rule-distant-lands': distantLands,
  'seize-an-icon': planetsThat(1, (_realm, planet) => isLegendary(planet)),
  'stake-your-claim': planetsThat(1, (realm, planet) =>
    realm.places
      .get(planet.id)!
      .system.planets.some(
        ({ id, controller }) =>
          id !== planet.id && controller !== null && controller !== realm.me && !planets[id].station,
      ),
  ),

  'develop-weaponry': unitUpgrades(2),
  'revolutionize-warfare': unitUpgrades(3),
  'diversify-research': inColours(2, 2),
  'master-the-sciences': inColours(4, 2),
  'master-the-laws-of-physics': inColours(1, 4),

  'intimidate-council': systemsWith(2, isShip, isBeside(isMecatolSystem)),
  'build-defenses': unitsOnBoard(4, isStructure),
  'construct-massive-cities': unitsOnBoard(7, isStructure),
  'improve-infrastructure': structuresAbroad(3),
  'protect-the-border': structuresAbroad(5),
  'explore-deep-space': systemsWith(3, anyUnit, hasNoPlanet),
  'patrol-vast-territories': systemsWith(5, anyUnit, hasNoPlanet),
  'make-history': systemsWith(2, anyUnit, isFamous),
  'become-a-legend': systemsWith(4, anyUnit, isFamous),
  'populate-the-outer-rim': outerRim(3),
  'control-the-borderlands': outerRim(5),
  'raise-a-fleet': largestFleet(5),
  'command-an-armada': largestFleet(8),
  'engineer-a-marvel': unitsOnBoard(1, isCapital),
  'achieve-supremacy': systemsWith(
    1,
    isCapital,
    (realm, system) => isMecatolSystem(realm, system) || isForeignHome(realm, system),
  ),
  'control-the-region': systemsWith(6, isShip, anywhere),
  'threaten-enemies': systemsWith(1, isShip, isBeside(isForeignHome)),
  'learn-the-secrets-of-the-cosmos': systemsWith(3, isShip, isBeside(isAnomalous)),
  'cut-supply-lines': systemsWith(1, isShip, hasOthersDock),
  'become-the-gatekeeper': gatekeeper,
  'occupy-the-seat-of-the-empire': seatOfTheEmpire,
  'establish-a-perimeter': unitsOnBoard(4, is('pds')),
  'fuel-the-war-machine': unitsOnBoard(3, is('space-dock')),
  'gather-a-mighty-fleet': unitsOnBoard(5, is('dreadnought')),
  'mechanize-the-military': mechPlanets,
  'occupy-the-fringe': fringe,
  'defy-space-and-time': systemsWith(1, anyUnit, (_realm, system) => system === nexus),
  'produce-en-masse': enMasse,
  'foster-cohesion': cohesion,
  'strengthen-bonds': ({ player, me, places }, { planets }) => {
    const notes = [...player.notesInPlay, ...[...planets].flatMap(id => attachedNotes(places.get(id)!.planet))];
    return { have: notes.some(note => noteOwner(note) !== me) ? 1 : 0, need: 1 };
  },
};

/** How far the player is with an objective; undefined if it depends on an event such as a won combat. */
export const progressOf = (realm: Realm, holdings: Holdings, id: string): Progress | undefined =>
  measures[id as ObjectiveId]?.(realm, holdings);

export const isMet = (realm: Realm, holdings: Holdings, id: string): boolean => {
  const progress = progressOf(realm, holdings, id);
  return progress !== undefined && progress.have >= progress.need;
};

export const pointsFor = (id: string): number => objectiveFacts[id as ObjectiveId]?.points ?? 1;

/** Public objectives that the seat has not scored. */
export const openPublic = ({ view, player }: Realm): string[] =>
  view.objectives.revealed.filter(id => !player.scored.includes(id));

export const ownSecrets = ({ player }: Realm): readonly string[] => player.secrets ?? [];
