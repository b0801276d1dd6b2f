import { equal, ok } from 'node:assert/strict';
import { quickRandom } from '@orrery/kernel';
import { legalRandomAnswer, newTable } from '@orrery/testkit';
import { test } from 'vitest';
import { eminentDomain } from '../index.ts';
import { cardName, planetNames } from '../text/index.ts';
import { pictureOf } from './picture.ts';

function played(seats: number, decisions: number) {
  const table = newTable(eminentDomain, { seats, seed: `picture ${seats}` });
  const random = quickRandom(seats);
  for (let i = 0; i < decisions && !table.over; i++) {
    const ask = table.firstAsk()!;
    table.answer({ ask: ask.id, seat: ask.seat, value: legalRandomAnswer(table, ask, random) });
  }
  return table;
}

const words = {
  title: 'A & B',
  nameOf: (seat: number) => `Player ${seat + 1}`,
  colours: [3, 1, 0, 2],
  showsHand: false,
};

test.each([2, 4])('the table of %i as SVG: every empire with what lies open, always the same', seats => {
  const view = played(seats, 150).view(null);
  const picture = pictureOf(view, words);
  equal(picture, pictureOf(view, words));
  ok(picture.includes('A &amp; B') && !/NaN|undefined/.test(picture));
  for (const { seat, score, planets } of view.empires) {
    ok(picture.includes(`>Player ${seat + 1}<`) && picture.includes(`>${score}</text>`));
    for (const { planet } of planets) if (planet) ok(picture.includes(`>${planetNames[planet]}<`));
  }
});

test('a picture for all shows neither hand nor planets face down, whoever draws it; one for a seat shows its own', () => {
  const table = played(3, 60);
  const view = table.view(1);
  const own = pictureOf(view, { ...words, showsHand: true });
  ok(own.includes('>Hand<'));
  for (const card of view.empires[1]!.hand ?? []) ok(own.includes(cardName(card)));
  equal(pictureOf(view, words), pictureOf(table.view(null), words));
});
