import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as eminentDomain from '@orrery/eminent-domain/text';
import type { EminentDomainEvent } from '@orrery/eminent-domain/view';
import type { Seat } from '@orrery/kernel';
import * as twilightImperium from '@orrery/twilight-imperium/text';
import type { TwilightImperiumEvent } from '@orrery/twilight-imperium/view';
import { describe, expect, test } from 'vitest';
import { corpus } from './all.ts';
import { corpusFolder, nameOf, readIndex, readSaveFile } from './files.ts';

const nameOfSeat = (seat: Seat): string => `Player ${seat}`;

/** Every event of a save in words, as a seat reads them. Which game a save is of decides which events it holds. */
const readers: Readonly<Record<string, (events: readonly unknown[], seat: Seat | null) => (string | undefined)[]>> = {
  'eminent-domain': (events, seat) => {
    const table = eminentDomain.tableWithoutView(seat, nameOfSeat);
    return (events as readonly EminentDomainEvent[]).map(event => eminentDomain.eventText(event, table));
  },
  'twilight-imperium': (events, seat) => {
    const table = twilightImperium.tableWithoutView(seat, nameOfSeat);
    return (events as readonly TwilightImperiumEvent[]).map(event => twilightImperium.eventText(event, table));
  },
};

describe.each(corpus.map(({ game }) => game.id))('%s', id => {
  const folders = readdirSync(join(corpusFolder, id)).map(version => join(corpusFolder, id, version));
  const saves = folders.flatMap(folder => readIndex(folder).map(line => [folder, nameOf(line)] as const));

  test.each(saves)('what happened can still be read in %s %s', (folder, name) => {
    const { events, seats } = readSaveFile(folder, name);
    for (const seat of [null, ...Array(seats).keys()]) {
      const words = readers[id]!(events, seat);
      const unread = words.flatMap((text, i) => {
        const isBare = text === events[i]!.type;
        return isBare || /undefined|NaN|\[object/.test(text ?? '') ? [`${JSON.stringify(events[i])}: ${text}`] : [];
      });
      expect([...new Set(unread)]).toEqual([]);
    }
  });
});
