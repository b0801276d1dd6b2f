import { bareStream, clientFrame } from '../bare-stream.ts';
import { Client } from '../client.ts';
import { pause } from '../player.ts';
import type { Attack } from './attack.ts';

const PEOPLE = 4;
const STREAMS = 40;

const bytesOut = async (url: string): Promise<number> => {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^orrery_stream_bytes_total\{direction="out"\} (\d+)/m.exec(figures)?.[1] ?? 0);
};

export const rooms: Attack = {
  name: 'rooms',
  what: `${PEOPLE} people with ${STREAMS} streams each follow one table, leave it and follow it again without end`,
  async run(url, isEnough) {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => Client.named(url, `Restless ${i}`)));
    const { table, you } = await people[0]!.create({ game: 'twilight-imperium', seats: 6 });
    const watch = clientFrame(JSON.stringify({ type: 'watch', table, key: you.key }));
    const unwatch = clientFrame(JSON.stringify({ type: 'unwatch', table }));
    for (const person of people.slice(1)) {
      const sit = { id: 'sit', command: { do: 'sit', key: you.key } };
      await person.request('POST', `/api/tables/${table}/commands?key=${you.key}`, sit);
    }
    const streams = await Promise.all(
      people.flatMap(({ cookie }) => Array.from({ length: STREAMS }, () => bareStream(url, cookie))),
    );
    for (const stream of streams) {
      stream.resume(); // reads all of it
      stream.write(watch);
    }
    let sent = 0;
    while (!isEnough()) {
      for (const [i, stream] of streams.entries()) {
        if (i % STREAMS !== sent % STREAMS) continue;
        stream.write(unwatch);
        stream.write(watch);
      }
      sent++;
      await pause(50);
    }
    for (const stream of streams) stream.destroy();
    const out = Math.round((await bytesOut(url)) / 1024);
    return `${sent * PEOPLE * 2} messages brought ${out} KB, the decisions of the others included`;
  },
};
