import { findGame } from '@orrery/catalogue';
import type { LiveGame } from '@orrery/host';
import { quickRandom, randomAnswer, seedFrom, Table, tablePainter } from '@orrery/kernel';
import { apply, type Downward, type Patch, type Picture } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { GameChange, type Urgency, ViewerGroup } from './viewer-group.ts';

test('an update is said at once to whom it asks something, and may wait for those who only look on', () => {
  const { game } = findGame('eminent-domain')!;
  const options = game.readOptions({}, 3);
  if (!options.ok) throw new Error(options.message);
  const table: LiveGame = new Table(game, { seats: 3, options: options.value, seed: seedFrom('when') });
  const painter = tablePainter(table.game);
  const seen = [0, 1, 2, null].map(seat => {
    const audience = new ViewerGroup('table', seat, painter);
    const heard: { text: string; when: Urgency | undefined }[] = [];
    audience.join({ person: undefined, send: (text, when) => void heard.push({ text, when }) }, table, [], undefined);
    const { picture } = JSON.parse(heard.pop()!.text) as Extract<Downward, { type: 'full' }>;
    return { seat, audience, heard, picture };
  });
  const random = quickRandom(5);
  const said = { now: 0, later: 0 };
  for (let i = 0; i < 60; i++) {
    const ask = table.firstAsk()!;
    const told = table.eventsStart + table.events.length;
    table.answer({ ask: ask.id, seat: ask.seat, value: randomAnswer(ask, random) });
    const news = new GameChange(table, told, []);
    const views = painter.paint(table, [0, 1, 2, null]);
    for (const [at, each] of seen.entries()) {
      const prepared = each.audience.prepare(news, views[at]);
      if (prepared) each.audience.publish(prepared);
      for (const { text, when } of each.heard.splice(0)) {
        const before = new Set(each.picture.asks.map(({ id }) => id));
        const { patch } = JSON.parse(text) as { patch: Patch };
        each.picture = apply(each.picture as never, patch) as unknown as Picture;
        const isAsked = each.picture.asks.some(({ id, ahead }) => !ahead && !before.has(id));
        expect(when, `${text} for ${each.seat}`).toBe(isAsked ? 'now' : 'later');
        said[when!]++;
      }
    }
  }
  expect(Math.min(said.now, said.later)).toBeGreaterThan(30);
});
