import { posix } from 'node:path';
import { testOf, type Wanted, words } from './common.ts';
import { camel, exportName, importOf, key, type Plan, Refused } from './edits.ts';
import { paths } from './paths.ts';

const { dirname } = posix;

/** The file that defines a window. */
function windowsWith(window: string, { when, read, list }: Wanted): string {
  const files = list(paths.moments).filter(path => path.endsWith('/windows.ts'));
  const file = files.find(path => read(path).includes(`export const ${window} =`));
  if (!file) throw new Refused(`there is no window "${when}"; they are in ${paths.moments}/*/windows.ts`);
  return file;
}

/** The folder of a new action card: the one that is named, or where the other cards of its window lie. */
function folderOf({ folder, when, read, list }: Wanted): string {
  const cards = list(paths.actionCards).filter(
    path => !path.endsWith('.test.ts') && dirname(path) !== paths.actionCards,
  );
  const folders = [...new Set(cards.map(path => dirname(path).slice(paths.actionCards.length + 1)))].sort();
  const beside = cards.find(path => read(path).includes(`window: ${camel(when)},`));
  const found = folder ?? (beside && dirname(beside).slice(paths.actionCards.length + 1));
  if (found === undefined || !folders.includes(found))
    throw new Refused(`in which folder? --folder is one of ${folders.join(', ')}`);
  return `${paths.actionCards}/${found}`;
}

export function actionCard(wanted: Wanted): Plan {
  const { id, set, copies, when } = wanted;
  const window = camel(when);
  const isAction = when === 'action';
  const windows = isAction ? undefined : windowsWith(window, wanted);
  const folder = folderOf(wanted);
  const card = `${folder}/${id}.ts`;
  const test = `${folder}/${id}.test.ts`;
  const [chapter] = folder.slice(paths.actionCards.length + 1).split('/');
  const piece = copies > 1 ? `${id}#1` : id;
  return {
    files: {
      [card]: !windows
        ? `import { action } from '${importOf(card, paths.actionCard)}';

export const ${exportName(id)} = action({
  id: '${id}',
  possible: () => true,
  *resolve(_game, _me) {},
});
`
        : `import { ${window} } from '${importOf(card, windows)}';
import { reaction } from '${importOf(card, paths.actionCard)}';

export const ${exportName(id)} = reaction({
  id: '${id}',
  window: ${window},
  when: (_game, _me, _moment) => true, // may read only what everybody can see
  *resolve(_game, _me, _moment) {},
});
`,
      [test]: testOf(
        test,
        `action-cards/${id}`,
        { takeTurn: paths.takeTurn },
        isAction
          ? `  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', '${piece}')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('${piece}');`
          : `  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .actionCards('sol', '${piece}')
    .start(takeTurn({ seat: 0 })); // start from the step in which the window opens
  seat('sol').isAsked('${when}').isOffered('${piece}').chooses('${piece}');`,
      ),
    },
    rows: [
      {
        path: paths.actionCardFacts,
        table: 'const table = {',
        text: `  ${key(id)}: card('${set}'${copies > 1 ? `, ${copies}` : ''}),`,
        insteadOf: 'export const missingActionCards = {',
      },
      {
        path: `${paths.actionCardWords}/${chapter}.ts`,
        table: `export const ${chapter}Cards = {`,
        text: words(id),
      },
    ],
  };
}

export function relic({ id, set }: Wanted): Plan {
  const card = `${paths.relics}/${id}.ts`;
  const test = `${paths.relics}/${id}.test.ts`;
  return {
    files: {
      [card]: `import { purgeRelic } from '${importOf(card, paths.purgeRelic)}';
import { relic } from '${importOf(card, paths.relic)}';

export const ${exportName(id)} = relic({
  id: '${id}',
  componentAction: {
    possible: () => true,
    *play(game, me) {
      yield* purgeRelic(game, me, '${id}');
    },
  },
});
`,
      [test]: testOf(
        test,
        `LRR 73, relics/${id}`,
        { takeTurn: paths.takeTurn },
        `  const { seat } = given('sol', 'hacan', 'letnev')
    .strategyCards('sol', 'leadership!')
    .relics('sol', '${id}')
    .start(takeTurn({ seat: 0 }));
  seat('sol').uses('${id}');`,
      ),
    },
    rows: [
      { path: paths.ids, table: 'export const relicIds = [', text: `  '${id}',` },
      { path: paths.printed, table: 'export const relicFacts = {', text: `  ${key(id)}: ${set}(),`, isOptional: true },
      {
        path: paths.relicWords,
        table: 'export const relicTexts: Readonly<Record<RelicId, CardText>> = {',
        text: words(id),
      },
    ],
  };
}

/** What an agenda does: as a law, and with each outcome. */
function agendaEffects({ law, electPlayer }: Wanted): string {
  const passive = `  passive: [], // what it does as a law${electPlayer ? ' for its owner' : ''}: modify(query, …), allow(…), forbid(…)`;
  if (electPlayer) return law ? passive : '  *elected(_game, _player) {},';
  return `${law ? passive : '  *for(_game) {},'}\n  *against(_game) {},`;
}

export function agenda(wanted: Wanted): Plan {
  const { id, set, law, electPlayer } = wanted;
  const lawFolder = electPlayer ? 'owned-laws' : 'laws';
  const folder = `${paths.agendas}/${law ? lawFolder : 'directives'}`;
  const card = `${folder}/${id}.ts`;
  const test = `${folder}/${id}.test.ts`;
  return {
    files: {
      [card]: `import { agenda } from '${importOf(card, paths.agenda)}';

export const ${exportName(id)} = agenda({
  id: '${id}',
${agendaEffects(wanted)}
});
`,
      [test]: testOf(
        test,
        `LRR 8, agendas/${id}`,
        {},
        `  const { seat } = given('sol', 'hacan', 'letnev').agenda('${id}'); // nobody can vote: the speaker decides
  seat('sol').isAsked('break-tie').isOffered(${electPlayer ? "'0', '1', '2').chooses('1'" : "'for', 'against').chooses('for'"});`,
        electPlayer ? 'hacan' : 'sol',
      ),
    },
    rows: [
      {
        path: paths.agendaFacts,
        table: 'const table = {',
        text: `  ${key(id)}: ${law ? 'law' : 'directive'}('${set}', '${electPlayer ? 'player' : 'for-against'}'),`,
      },
      {
        path: paths.agendaWords,
        table: 'export const agendaTexts: Readonly<Record<AgendaId, CardText>> = {',
        text: words(id),
      },
    ],
  };
}

/** A planet of each trait. */
const planets: Readonly<Record<string, string>> = { cultural: 'lodor', hazardous: 'bereg', industrial: 'wellon' };

export function exploration({ id, set, deck, copies }: Wanted): Plan {
  const card = `${paths.exploration}/${id}.ts`;
  const test = `${paths.exploration}/${id}.test.ts`;
  const planet = planets[deck];
  if (!planet) throw new Refused(`--deck is ${Object.keys(planets).join(', ')}, not "${deck}"`);
  return {
    files: {
      [card]: `import { instant } from '${importOf(card, paths.explorationCard)}';

export const ${exportName(id)} = instant('${id}', function* (_game, _me, _place) {});
`,
      [test]: testOf(
        test,
        `LRR 35, exploration/${id}`,
        { explorePlanet: paths.explorePlanet },
        `  const { seat } = given('sol', 'hacan', 'letnev')
    .planets('sol', '${planet}')
    .deck('${deck}', '${copies > 1 ? `${id}#1` : id}')
    .runs(game => explorePlanet(game, 0, '${planet}'));`,
      ),
    },
    rows: [
      { path: paths.ids, table: 'export const explorationIds = [', text: `  '${id}',` },
      {
        path: paths.explorationFacts,
        table: 'export const explorationFacts: Readonly<Record<ExplorationId, ExplorationFacts>> = {',
        text: `  ${key(id)}: card('${deck}', ${copies}, '${set}'),`,
      },
      {
        path: paths.explorationWords,
        table: 'export const explorationTexts: Readonly<Record<ExplorationId, CardText>> = {',
        text: words(id),
      },
    ],
  };
}
