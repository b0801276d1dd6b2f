import { ruleBooks, ruleReader } from '@orrery/catalogue/rules';
import { type Ask, simplestAnswer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { glossaries } from '../lessons/glossary.ts';
import { lessons } from '../lessons/index.ts';
import { SoloTable } from './engine.ts';
import { GuidedGame } from './guided-game.ts';
import type { FromEngine, Guidance, SoloGame } from './messages.ts';

const each = test.each(lessons.map(lesson => [lesson.id, lesson] as const));

function page() {
  const told: FromEngine[] = [];
  const kept: SoloGame[] = [];
  const outside = {
    tell: (message: FromEngine) => void told.push(structuredClone(message)),
    keep: async (game: SoloGame) => void kept.push(JSON.parse(JSON.stringify(game))),
  };
  const picture = () => told.findLast(message => message.type === 'full')!.picture;
  const guidance = () => told.findLast(message => message.type === 'guidance') as Guidance;
  const ask = () => picture().asks.find(({ ahead }) => !ahead) as Ask;
  return { outside, told, kept, picture, guidance, ask };
}

each('the guided game of %s goes to its end, each step at its question', (_, lesson) => {
  const guided = GuidedGame.after(lesson, []);
  for (const step of lesson.steps) {
    guided.letOthersAnswer();
    expect([guided.at, guided.ask?.kind]).toEqual([lesson.steps.indexOf(step), step.ask]);
    expect(guided.answer(guided.ask!.id, step.answer)).toBeUndefined();
  }
  expect(guided.step).toBeUndefined();
  expect(guided.table.log.filter(({ t }) => t === 'undo')).toEqual([]);
});

each(
  '%s: wrong answers are refused with a reason and change nothing; every step can be taken back',
  async (id, lesson) => {
    const { outside, told, kept, picture, guidance, ask } = page();
    let table = SoloTable.guide(outside, 'mine', id)!;
    await table.show();
    for (const [at, step] of lesson.steps.entries()) {
      expect(guidance()).toMatchObject({ at, ask: ask().id });
      const before = picture();
      if (!step.isFree) {
        const wrong = Array.isArray(step.answer) && step.answer.length > 0 ? [] : ['elsewhere'];
        await table.carryOut('wrong', { do: 'answer', ask: ask().id, value: wrong });
        expect(told.at(-1)).toMatchObject({ type: 'refused', code: 'request/forbidden' });
      }
      await table.carryOut('right', { do: 'answer', ask: ask().id, value: step.answer });
      if (at + 1 === lesson.steps.length) break;
      if (at % 4 !== 1) continue;
      await table.carryOut('back', { do: 'undo' });
      expect(picture()).toEqual(before);
      await table.carryOut('again', { do: 'answer', ask: ask().id, value: step.answer });
      const stored = kept.at(-1)!;
      const now = picture();
      const loaded = SoloTable.load(outside, stored);
      expect(loaded.ok).toBe(true);
      if (loaded.ok) table = loaded.value;
      await table.show();
      expect(picture()).toEqual(now);
    }
    expect(guidance().at).toBe(lesson.steps.length);
    expect(ask()).toBeDefined(); // it goes on as a game against bots
    const loaded = SoloTable.load(outside, kept.at(-1)!);
    if (loaded.ok) await loaded.value.show();
    expect(guidance()).toMatchObject({ lesson: id, at: lesson.steps.length });
  },
);

test('the first empire jumps to its last turns and goes on to the end', async () => {
  const { outside, picture, guidance, ask } = page();
  const lesson = lessons.find(({ isNearEnd }) => isNearEnd)!;
  const table = SoloTable.guide(outside, 'mine', lesson.id)!;
  await table.show();
  for (const step of lesson.steps) await table.carryOut('1', { do: 'answer', ask: ask().id, value: step.answer });
  expect(guidance().mayJump).toBe(true);
  await table.jump();
  expect(guidance().mayJump).toBe(false);
  expect(ask().kind).toBe('action');
  let decisions = 0;
  for (; picture().standing === null; decisions++) {
    const value = simplestAnswer(ask());
    await table.carryOut('2', { do: 'answer', ask: ask().id, value });
  }
  expect(decisions).toBeLessThan(60);
});

each('the texts of %s cite rules that can be opened', (_, lesson) => {
  const reader = ruleReader(ruleBooks, { rulings: {}, cards: {}, together: {} });
  for (const { rules } of lesson.steps) {
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(reader.read(rule)?.id, rule).toBe(rule);
  }
});

test('the glossary cites rules that can be opened', () => {
  const reader = ruleReader(ruleBooks, { rulings: {}, cards: {}, together: {} });
  for (const { rule } of glossaries.flatMap(({ terms }) => terms)) {
    if (rule !== undefined) expect(reader.read(rule)?.id, rule).toBe(rule);
  }
});
