import type { Ask, Json } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { tacticalAction } from '../moments/steps.ts';
import { given } from '../testing/index.ts';
import { askText, tableForText } from './index.ts';

const { table } = given('sol', 'hacan', 'letnev').start(tacticalAction({}));
const reader = tableForText(table.view(1), seat => ['Ada', 'Bo', 'Cy'][seat]!);
const words = (kind: string, prompt: Record<string, Json>, min = 0) =>
  askText({ id: '1', seat: 1, kind, prompt, form: 'pick', options: [], min, max: 1 } as unknown as Ask, reader);
const asked = (kind: string, prompt: Record<string, Json>) => words(kind, prompt).question;

test.each([
  [
    'when-action-card-played',
    { seat: 0, card: 'direct-hit#2' },
    'An action card is played: Direct Hit (Ada). Do you react?',
  ],
  [
    'when-action-card-played',
    { seat: 0, card: 'plague', at: [{ planet: 'quann' }] },
    'An action card is played: Plague at Quann (Ada). Do you react?',
  ],
  [
    'after-ability-roll',
    {
      seat: 0,
      roll: 'barrage',
      dice: [
        { unit: 'destroyer', needs: 9, result: 3 },
        { unit: 'destroyer', needs: 9, result: 10 },
      ],
    },
    'Dice were rolled for a unit ability: anti-fighter barrage, destroyer 9+: 3 10 (Ada). Do you react?',
  ],
  [
    'after-sustain-damage',
    { seat: 2, unit: 'dreadnought' },
    'A unit sustained damage: 1 dreadnought (Cy). Do you react?',
  ],
  [
    'after-units-destroyed',
    { seat: 1, unit: 'fighter', count: 2 },
    'Units were destroyed: 2 fighters (you). Do you react?',
  ],
  [
    'after-faction-ability',
    { seat: 0, ability: 'pillage' },
    'A faction ability was used: Pillage (Ada). Do you react?',
  ],
  ['before-hits-assigned', { seat: 1, hits: 1 }, 'Hits are about to be assigned: 1 hit (you). Do you react?'],
  ['when-control-gained', { planet: 'quann' }, 'You gain control of a planet: Quann. Do you react?'],
  ['after-passed', { seat: 0 }, 'A player has passed (Ada). Do you react?'],
  ['start-of-combat-round', {}, 'A new combat round starts. Do you react?'],
  ['after-trade-goods-gained', { seat: 2, count: 3 }, 'Trade goods were gained: 3 trade goods (Cy). Do you react?'],
  ['after-transaction', { seats: [0, 1] }, 'A transaction was made (Ada and you). Do you react?'],
])('who is asked to react to %s is told to what', (kind, prompt, question) => {
  expect(asked(kind, prompt)).toBe(question);
});

test('a player with a mandatory ability is told so, and a player with several chooses their order', () => {
  expect(words('start-of-space-combat', { otherwise: 'assault-cannon' })).toEqual({
    question: 'A space combat starts. Do you react before Assault Cannon?',
    pass: 'Assault Cannon first',
  });
  expect(words('after-agenda-resolved', {}, 1)).toEqual({
    question: 'The agenda is resolved. Which ability do you resolve first?',
  });
});

test('a moment of a combat says which, and one of an agenda too', () => {
  const fight = { kind: 'space', system: '18', planet: null, attacker: 0, defender: 1, round: 1 } as const;
  const said = (kind: string, prompt: Record<string, Json>) =>
    askText({ id: '1', seat: 1, kind, prompt, form: 'pick', options: [], min: 0, max: 1 } as unknown as Ask, {
      ...reader,
      combat: fight,
      agenda: 'mutiny',
    }).question;
  expect(said('start-of-combat-round', {})).toBe(
    'A new combat round starts (Ada against you at 000 Mecatol Rex). Do you react?',
  );
  expect(said('after-units-destroyed', { seat: 0, unit: 'fighter', count: 2 })).toBe(
    'Units were destroyed at 000 Mecatol Rex: 2 fighters (Ada). Do you react?',
  );
  expect(said('after-voted', { seat: 2 })).toBe('A player has voted: Mutiny (Cy). Do you react?');
});

test('Pillage names the player it is about, and a tie the agenda', () => {
  expect(asked('pillage.token', { seat: 2 })).toBe('Pillage: a trade good or a commodity of Cy?');
  expect(asked('break-tie', { agenda: 'mutiny', votes: 2 })).toBe(
    'Mutiny: these outcomes are tied with 2 votes each. You are the speaker: which outcome?',
  );
  expect(asked('break-tie', { agenda: 'mutiny', votes: 0 })).toBe(
    'Mutiny: nobody has voted. You are the speaker: which outcome?',
  );
});
