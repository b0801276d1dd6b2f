import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'vitest';
import '../../index.ts';
import { noteFacts } from '../../model/cards/notes.ts';
import { factions, wholeFactions } from '../../model/factions/factions.ts';
import { allAbilities, allFactionUnits, allLeaders } from '../../model/factions/printed-factions.ts';
import { type FactionId, factionIds, type Source } from '../../model/ids.ts';
import { offeredSets } from '../../model/options.ts';
import { printed } from '../../model/printed.ts';
import { leadersOf, sheetOf } from '../../moments/factions/registry.ts';

type Facts = Readonly<Record<string, { readonly faction?: FactionId; readonly source: Source }>>;

const of = (facts: Facts, faction: FactionId): string[] => {
  const isLater = (source: Source): boolean =>
    !offeredSets.includes(source) && offeredSets.includes(factions[faction].source);
  return Object.entries(facts).flatMap(([id, each]) => (each.faction === faction && !isLater(each.source) ? [id] : []));
};

/** Printed components of a faction, in sets that a game with it can use, that the content lacks. */
const lacking = (faction: FactionId): string[] => {
  const known = new Set([...sheetOf(faction), ...leadersOf(faction)].map(({ id }) => id));
  const own = [allAbilities, allFactionUnits, allLeaders, printed.technologies].flatMap(facts => of(facts, faction));
  return [
    ...own.filter(id => !known.has(id)),
    ...of(printed['promissory-notes'], faction).filter(id => !(id in noteFacts)),
  ];
};

test('a faction is called whole where the content knows all that is printed for it, and only there', () => {
  for (const faction of wholeFactions) deepEqual(lacking(faction), [], faction);
  for (const faction of factionIds)
    if (!wholeFactions.includes(faction)) ok(lacking(faction).length > 0, `${faction} is whole`);
});

test('there are enough of them for eight players with every box, and for six with the base game', () => {
  ok(wholeFactions.length >= 8);
  ok(wholeFactions.filter(id => factions[id].source === 'base').length >= 6);
});
