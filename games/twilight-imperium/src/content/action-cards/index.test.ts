import { deepEqual } from 'node:assert/strict';
import { test } from 'vitest';
import type { ActionCardId } from '../../model/cards/action-cards.ts';
import { printed } from '../../model/printed.ts';
import { actionCards } from './index.ts';

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

test('no two components of different decks share an id', () => {
  const ids = (['action-cards', 'agendas', 'exploration', 'relics', 'technologies', 'objectives'] as const).flatMap(
    kind => Object.keys(printed[kind]),
  );
  deepEqual(
    ids.filter((id, i) => ids.indexOf(id) !== i),
    [],
  );
});
