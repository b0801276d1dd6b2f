import { readFileSync } from 'node:fs';
import { COLOURS } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { apart, contrast, eyes } from '../testing/colour-vision.ts';
import { bar, playerStyles, ROUND } from './player-styles.ts';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const light = css.indexOf(':root[data-theme="light"]');
const themes = { dark: css.slice(0, light), light: css.slice(light) };

const property = (theme: keyof typeof themes, name: string): string =>
  themes[theme].match(new RegExp(`--${name}: (oklch\\([\\d. ]+\\));`))![1]!;

/** Colours that would be confused if nothing else told them apart. */
const NEAR = 7;

describe.each(['dark', 'light'] as const)('the colours of players, in the %s', theme => {
  const colours = playerStyles.map((_, colour) => property(theme, `player-${colour}`));

  test.each(['usual', 'protan', 'deutan', 'tritan'] as const)('are told apart by %s eyes', eye => {
    const near: string[] = [];
    for (const [a, one] of colours.entries())
      for (const [b, other] of colours.entries())
        if (a < b && apart(one, other, eyes[eye]) < NEAR)
          near.push(`${playerStyles[a]!.colour} and ${playerStyles[b]!.colour}`);
    expect(near).toEqual([]);
  });

  test('stand out from what they lie on, and none looks like what may be chosen', () => {
    for (const [colour, value] of colours.entries()) {
      for (const ground of ['sky', 'panel', 'panel-high'])
        expect([colour, ground, contrast(value, property(theme, ground)) >= 3]).toEqual([colour, ground, true]);
      expect([colour, apart(value, property(theme, 'brass'), eyes.usual) > NEAR]).toEqual([colour, true]);
    }
  });
});

test('every colour has a sign and a line that no other has, and its line closes around a planet', () => {
  expect(playerStyles).toHaveLength(COLOURS);
  for (const of of ['colour', 'sign', 'glyph'] as const)
    expect(new Set(playerStyles.map(look => look[of])).size).toBe(COLOURS);
  expect(new Set(playerStyles.map(({ dash }) => dash.join())).size).toBe(COLOURS);
  for (const { dash } of playerStyles.slice(1)) {
    expect(dash.length % 2).toBe(0);
    expect(ROUND % dash.reduce((sum, part) => sum + part, 0)).toBe(0);
  }
});

test('a bar has the dashes and gaps of its line', () => {
  expect(bar(playerStyles[0]!, 'red')).toBe('linear-gradient(red, red)');
  const faint = 'color-mix(in oklab, red 30%, transparent)';
  expect(bar(playerStyles[2]!, 'red')).toBe(`repeating-linear-gradient(90deg, red 0px 10px, ${faint} 10px 15px)`);
});
