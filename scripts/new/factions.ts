import { posix } from 'node:path';
import { testOf, type Wanted, words } from './common.ts';
import { exportName, importOf, key, type Plan, Refused, title } from './edits.ts';
import { paths } from './paths.ts';

const { basename, dirname } = posix;

/** What a component of a faction needs beyond its own file: a row in `pieces` of the faction. */
const inPieces = (faction: string, id: string, card: string): Required<Pick<Plan, 'rows' | 'imports'>> => {
  const path = `${paths.factions}/${faction}/index.ts`;
  return {
    rows: [{ path, table: '  pieces: [', text: `    ${exportName(id)},` }],
    imports: [{ path, name: exportName(id), from: importOf(path, card) }],
  };
};

/** Two other factions for a test. */
const othersThan = (faction: string): [string, string] =>
  ['sol', 'hacan', 'letnev'].filter(other => other !== faction).slice(0, 2) as [string, string];

/** The factions of a test as arguments of `given`. */
const seats = (...factions: string[]): string => factions.map(each => `'${each}'`).join(', ');

const colours = ['blue', 'green', 'red', 'yellow'];

export function technology({ id, set, colour, faction }: Wanted): Plan {
  if (!colours.includes(colour)) throw new Refused(`--colour is ${colours.join(', ')}, not "${colour}"`);
  const folder = faction ? `${paths.factions}/${faction}` : `${paths.technologies}/${colour}`;
  const card = `${folder}/${id}.ts`;
  const test = `${folder}/${id}.test.ts`;
  const facts = `technology('${set}', '${colour}', {})`;
  const sheet = faction && inPieces(faction, id, card);
  const me = faction ?? 'sol';
  return {
    files: {
      [card]: `import { technology } from '${importOf(card, paths.technology)}';

export const ${exportName(id)} = technology({
  id: '${id}',
  passive: [], // modify(query, …), allow(…), forbid(…)
  responses: [], // on(window, { when, play })
});
`,
      [test]: testOf(
        test,
        `technologies/${id}`,
        { takeTurn: paths.takeTurn },
        `  const { seat } = given(${seats(me, ...othersThan(me))})
    .sheet('${me}')
    .strategyCards('${me}', 'leadership!')
    .technology('${me}', '${id}')
    .start(takeTurn({ seat: 0 }));
  seat('${me}').chooses('pass');`,
        me,
      ),
    },
    rows: [
      {
        path: paths.ids,
        table: `export const ${faction ? 'faction' : 'generic'}TechnologyIds = [`,
        text: `  '${id}',`,
      },
      {
        path: paths.technologyFacts,
        table: 'export const technologies: Readonly<Record<TechnologyId, TechnologyFacts>> = {',
        text: `  ${key(id)}: ${faction ? `of('${faction}', ${facts})` : facts},`,
      },
      faction
        ? { path: `${paths.factionWords}/${faction}.ts`, table: '  technologies: {', text: words(id, '    ') }
        : {
            path: paths.technologyWords,
            table: 'export const technologyTexts: Readonly<Record<TechnologyId, TechnologyText>> = {',
            text: words(id),
          },
      ...(sheet ? sheet.rows : []),
    ],
    ...(sheet && { imports: sheet.imports }),
    next: [`its prerequisites in ${paths.technologyFacts}`],
  };
}

export function promissoryNote({ id, set, faction }: Wanted): Plan {
  const folder = faction ? `${paths.factions}/${faction}` : paths.notes;
  const card = `${folder}/${id}.ts`;
  const test = `${folder}/${id}.test.ts`;
  const sheet = faction && inPieces(faction, id, card);
  const owner = faction ?? 'sol';
  const [holder, third] = othersThan(owner);
  return {
    files: {
      [card]: `import { startOfTurn } from '${importOf(card, paths.turnWindows)}';
import { fromHand, promissoryNote } from '${importOf(card, paths.note)}';

export const ${exportName(id)} = promissoryNote(
  '${id}',
  fromHand(startOfTurn, {
    when: (_game, _me, owner, { seat }) => seat === owner,
    *play(_game, _me, _owner) {},
  }),
);
`,
      [test]: testOf(
        test,
        `LRR 69, promissory-notes/${id}`,
        { takeTurn: paths.takeTurn },
        `  const { seat } = given(${seats(owner, holder, third)})
    .strategyCards('${owner}', 'leadership!')
    .notes('${holder}', '${id}#0') // of the player at seat 0
    .start(takeTurn({ seat: 0 }));
  seat('${holder}').isAsked('start-of-turn').isOffered('${id}#0').chooses('${id}#0');
  seat('${owner}').chooses('pass');`,
        holder,
      ),
    },
    rows: [
      { path: paths.ids, table: `export const ${faction ? 'faction' : 'generic'}NoteIds = [`, text: `  '${id}',` },
      {
        path: paths.noteFacts,
        table: 'export const noteFacts: Readonly<Record<NoteId, NoteFacts>> = {',
        text: `  ${key(id)}: { source: '${set}'${faction ? `, faction: '${faction}'` : ''} },`,
      },
      faction
        ? { path: `${paths.factionWords}/${faction}.ts`, table: '  notes: {', text: words(id, '    ') }
        : {
            path: paths.noteWords,
            table: 'export const noteTexts: Readonly<Record<NoteId, CardText>> = {',
            text: words(id),
          },
      ...(sheet ? sheet.rows : []),
    ],
    ...(sheet && { imports: sheet.imports }),
  };
}

/** A faction whose folder exists. */
function knownFaction({ faction, list }: Wanted): string {
  const factions = list(paths.factions).flatMap(path =>
    path.endsWith('/index.ts') && dirname(path) !== paths.factions ? [basename(dirname(path))] : [],
  );
  if (faction === undefined || !factions.includes(faction))
    throw new Refused(`whose is it? --faction is one of ${factions.sort().join(', ')}`);
  return faction;
}

/** The line of an ability in the list of all that are printed, whoever has it. */
const printedAbility = (id: string, text: string): string | undefined =>
  new RegExp(`\\n {2}'?${id}'?: (\\w+\\('[\\w-]+'\\)),`).exec(text)?.[1];

export function factionAbility(wanted: Wanted): Plan {
  const { id, set, read } = wanted;
  const faction = knownFaction(wanted);
  const printed = read(paths.printedFactions);
  const found = printedAbility(id, printed);
  if (found && !found.endsWith(`('${faction}')`))
    throw new Refused(`${id} is an ability of another faction in ${paths.printedFactions}: ${found}`);
  if (!printed.includes(`const ${set} = from(`))
    throw new Refused(`--set: no set is called "${set}" in ${paths.printedFactions}`);
  const folder = `${paths.factions}/${faction}`;
  const card = `${folder}/${id}.ts`;
  const test = `${folder}/${id}.test.ts`;
  const pieces = inPieces(faction, id, card);
  return {
    files: {
      [card]: `import { ability } from '${importOf(card, paths.faction)}';

export const ${exportName(id)} = ability('${id}', {
  passive: [], // modify(query, …), allow(…), forbid(…)
  responses: [], // on(window, { when, play })
});
`,
      [test]: testOf(
        test,
        `faction-abilities/${id}`,
        { takeTurn: paths.takeTurn },
        `  const { seat } = given(${seats(faction, ...othersThan(faction))})
    .sheet('${faction}')
    .strategyCards('${faction}', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('${faction}').chooses('pass');`,
        faction,
      ),
    },
    rows: [
      {
        path: paths.printedFactions,
        table: 'export const allAbilities = {',
        text: `  ${key(id)}: ${set}('${faction}'),`,
        isOptional: true,
      },
      { path: `${paths.factionWords}/${faction}.ts`, table: '  cards: {', text: words(id, '    ') },
      ...pieces.rows,
    ],
    imports: pieces.imports,
    next: [`move it to its place among the pieces in ${folder}/index.ts: the sheet shows them in that order`],
  };
}

/** Ids of a faction in one of the lists of all that is printed. */
function printedFor(faction: string, list: string, text: string): string[] {
  const start = text.indexOf(`export const ${list} = {`);
  const part = text.slice(start, text.indexOf('\n}', start));
  return [...part.matchAll(/\n {2}'?([\w-]+)'?: [^\n]*\('([\w-]+)'\)/g)].flatMap(([, id, of]) =>
    of === faction ? [id!] : [],
  );
}

/** Where the words of all factions come together. */
const textTables = [
  ['technologies', 'export const factionTechnologyTexts: Readonly<Record<FactionTechnologyId, TechnologyText>> = {'],
  ['notes', 'export const factionNoteTexts: Readonly<Record<FactionNoteId, CardText>> = {'],
  ['cards', 'export const factionCardTexts: Readonly<Record<string, CardText>> = {'],
] as const;

const leaderKinds = ['agent', 'commander', 'hero'];

export function faction({ id, read }: Wanted): Plan {
  const folder = `${paths.factions}/${id}`;
  const printed = read(paths.printedFactions);
  const abilities = printedFor(id, 'allAbilities', printed);
  const units = printedFor(id, 'allFactionUnits', printed);
  const leaders = printedFor(id, 'allLeaders', printed);
  if (abilities.length === 0) throw new Refused(`no faction is called "${id}" in ${paths.printedFactions}`);
  const values = (ids: readonly string[]) => ids.map(exportName).join(', ');
  const index = `${folder}/index.ts`;
  return {
    files: {
      [index]: `import type { Faction } from '../faction.ts';
import { ${values(abilities)} } from './abilities.ts';
import { ${values(leaders)} } from './leaders.ts';
import { ${values(units)} } from './units.ts';

export const ${exportName(id)}: Faction = {
  id: '${id}',
  pieces: [
${[...abilities, ...units, ...leaders].map(each => `    ${exportName(each)},`).join('\n')}
  ],
};
`,
      [`${folder}/abilities.ts`]: `import { ability } from '../faction.ts';

${abilities.map(each => `export const ${exportName(each)} = ability('${each}', {});`).join('\n')}
`,
      [`${folder}/units.ts`]: `import { factionUnit } from '../faction.ts';

${units.map(each => `export const ${exportName(each)} = factionUnit('${each}');`).join('\n')}
`,
      [`${folder}/leaders.ts`]: `import { leader } from '${importOf(`${folder}/leaders.ts`, paths.leader)}';

${leaders.map((each, i) => `export const ${exportName(each)} = leader({ id: '${each}', faction: '${id}', kind: '${leaderKinds[i % 3]}' });`).join('\n')}
`,
      [`${folder}/${id}.test.ts`]: testOf(
        `${folder}/${id}.test.ts`,
        `faction-abilities/${abilities[0]}`,
        { takeTurn: paths.takeTurn },
        `  const { seat } = given(${seats(id, ...othersThan(id))})
    .sheet('${id}')
    .strategyCards('${id}', 'leadership!')
    .start(takeTurn({ seat: 0 }));
  seat('${id}').chooses('pass');`,
        id,
      ),
      [`${paths.factionWords}/${id}.ts`]: `import type { FactionText } from './faction-text.ts';

/** ${title(id)} in our own words. */
export const ${exportName(id)}Text = {
  technologies: {},
  notes: {},
  cards: {
${[...abilities, ...units, ...leaders].map(each => words(each, '    ')).join('\n')}
  },
} satisfies FactionText;
`,
    },
    rows: [
      { path: `${paths.factions}/index.ts`, table: 'const factions = {', text: `  ${exportName(id)},` },
      ...textTables.map(([part, table]) => ({
        path: `${paths.factionWords}/index.ts`,
        table,
        text: `  ...${exportName(id)}Text.${part},`,
      })),
    ],
    imports: [
      { path: `${paths.factions}/index.ts`, name: exportName(id), from: `./${id}/index.ts` },
      { path: `${paths.factionWords}/index.ts`, name: `${exportName(id)}Text`, from: `./${id}.ts` },
    ],
    next: [
      `npm run new -- technology ID --faction ${id}, for each of its technologies`,
      `npm run new -- promissory-note ID --faction ${id}`,
      `units that it has instead of the usual ones in model/factions/faction-units.ts; see docs/factions.md`,
    ],
  };
}
