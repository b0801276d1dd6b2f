import { noteFacts } from '../model/cards/notes.ts';
import { technologies } from '../model/cards/technologies.ts';
import { type FactionUnitId, printedStats } from '../model/factions/faction-units.ts';
import {
  type FactionFacts,
  factions,
  type StartingChoice,
  startingChoices,
  wholeFactions,
} from '../model/factions/factions.ts';
import { type HomeChoice, homesIn } from '../model/factions/homes.ts';
import { allAbilities, allFactionUnits, allLeaders, type OfFaction } from '../model/factions/printed-factions.ts';
import {
  type FactionId,
  factionIds,
  type NoteId,
  noteIds,
  type Source,
  type TechnologyId,
  technologyIds,
  type UnitType,
} from '../model/ids.ts';
import type { UnitStats } from '../model/units/units.ts';

/** What is printed for a faction, for whoever chooses one before a game. */
export interface FactionSheet extends FactionFacts {
  readonly id: FactionId;
  /** All of it is in the game; others cannot be played yet. */
  readonly isComplete: boolean;
  /** Homes to choose from during setup, where it has none of its own. */
  readonly homes: readonly HomeChoice[];
  readonly technologyChoice: StartingChoice | undefined;
  readonly abilities: readonly string[];
  readonly specialUnits: readonly string[];
  readonly ownTechnologies: readonly TechnologyId[];
  /** What is printed about units of its own, and about the upgrades among its technologies. */
  readonly stats: Readonly<Record<string, UnitStats>>;
  readonly leaders: readonly string[];
  readonly notes: readonly NoteId[];
}

const idsOf = (all: Readonly<Record<string, OfFaction>>, faction: FactionId, sets: readonly Source[]): string[] =>
  Object.keys(all).filter(id => all[id]!.faction === faction && sets.includes(all[id]!.source));

export function factionSheet(id: FactionId, sets: readonly Source[]): FactionSheet {
  const sheet = idsOf(allFactionUnits, id, sets);
  const ownTechnologies = technologyIds.filter(
    technology => technologies[technology].faction === id && sets.includes(technologies[technology].source),
  );
  const statsWith = (unit: UnitType, ...known: TechnologyId[]) =>
    printedStats({ faction: id, sheet, technologies: known }, unit);
  const upgrades = ownTechnologies.flatMap(each => {
    const { upgrades: unit } = technologies[each];
    return unit ? [[each, statsWith(unit, each)] as const] : [];
  });
  return {
    ...factions[id],
    id,
    isComplete: wholeFactions.includes(id),
    homes: homesIn(id, sets),
    technologyChoice: startingChoices[id],
    abilities: idsOf(allAbilities, id, sets),
    specialUnits: sheet,
    ownTechnologies,
    stats: Object.fromEntries([
      ...sheet.map(each => [each, statsWith(allFactionUnits[each as FactionUnitId].unit)] as const),
      ...upgrades,
    ]),
    leaders: idsOf(allLeaders, id, sets),
    notes: noteIds.filter(note => noteFacts[note].faction === id && sets.includes(noteFacts[note].source)),
  };
}

/** The factions of these sets, those that can be played first. */
export const factionsIn = (sets: readonly Source[]): readonly FactionSheet[] => {
  const sheets = factionIds.filter(id => sets.includes(factions[id].source)).map(id => factionSheet(id, sets));
  return [...sheets.filter(({ isComplete }) => isComplete), ...sheets.filter(({ isComplete }) => !isComplete)];
};
