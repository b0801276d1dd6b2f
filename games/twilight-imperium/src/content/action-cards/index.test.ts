import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import { twilightImperium } from '../../index.ts';
import { type ActionCardId, actionCardFacts } from '../../model/action-cards.ts';
import { printed } from '../../model/printed.ts';
import { actionCards } from './index.ts';

test('a card is played at the moments of its bold line', () => {
  for (const { id, moments } of actionCards) deepEqual(moments, actionCardFacts[id as ActionCardId].when, id);
});

test('of a card with several copies each is a piece of its own', () => {
  const pieces = (id: ActionCardId) => actionCards.find(card => card.id === id)!.pieces;
  deepEqual(pieces('plague'), [{ card: 'plague', source: 'base' }]);
  deepEqual(
    pieces('sabotage'),
    [1, 2, 3, 4].map(copy => ({ card: `sabotage#${copy}`, source: 'base' })),
  );
});

test('cards that were printed twice came with Codex I (R-173)', () => {
  for (const id of ['hack-election', 'insider-information', 'counterstroke'] as const)
    deepEqual(actionCards.find(card => card.id === id)!.pieces, [{ card: id, source: 'codex1' }]);
});

test('every moment in the table is a window, or an action', () => {
  const known = new Set(['action', ...twilightImperium.windows]);
  const unknown = Object.entries(actionCardFacts).filter(([, { when }]) => when.some(each => !known.has(each)));
  deepEqual(
    unknown.map(([id]) => id),
    [],
  );
});

test('no two components of different decks share an id', () => {
  const ids = (['action-cards', 'agendas', 'exploration', 'relics', 'technologies', 'objectives'] as const).flatMap(
    kind => Object.keys(printed[kind]),
  );
  deepEqual(
    ids.filter((id, i) => ids.indexOf(id) !== i),
    [],
  );
});
