import { importOf, key, title } from './edits.ts';
import { paths } from './paths.ts';

/** What was said on the command line. */
export interface Wanted {
  readonly id: string;
  /** The set that it came with. */
  readonly set: string;
  readonly copies: number;
  /** The window of an action card, or `action`. */
  readonly when: string;
  /** The folder of an action card, if it is named. */
  readonly folder: string | undefined;
  /** The colour of a technology. */
  readonly colour: string;
  /** Whose technology or note it is. */
  readonly faction: string | undefined;
  /** The deck of an exploration card. */
  readonly deck: string;
  /** Whether an agenda is a law. */
  readonly law: boolean;
  /** Whether an agenda elects a player, instead of for or against. */
  readonly electPlayer: boolean;
  /** A file of the repository. */
  readonly read: (path: string) => string;
  /** The files below a folder of the repository. */
  readonly list: (folder: string) => readonly string[];
}

export const words = (id: string, indent = '  '): string =>
  `${indent}${key(id)}: {
${indent}  name: '${title(id)}',
${indent}  text: 'Say in your own words what it does.',
${indent}},`;

/** A test of a component that fails until the component does something. */
export function testOf(
  path: string,
  component: string,
  imports: Readonly<Record<string, string>>,
  body: string,
  seat = 'sol',
): string {
  const lines = Object.entries({ ...imports, given: paths.given })
    .map(([name, from]) => `import { ${name} } from '${importOf(path, from)}';`)
    .join('\n');
  return `import { equal } from 'node:assert/strict';
import { proves } from '@orrery/testkit/proves';
${lines}

proves('${component}', 'say what it does', () => {
${body}
  equal(seat('${seat}').tradeGoods, 1); // fails: say here what it does instead
});
`;
}
