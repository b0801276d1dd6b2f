import { inflateSync } from 'node:zlib';

/** Where the tables of a font begin in a file of each kind, and how long their entries in its directory are. */
const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** A WOFF font as the TrueType or OpenType font that is packed in it. */
export function unpackWoff(woff: Buffer): Uint8Array {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = WOFF.header + i * WOFF.entry;
    const [start, packed, length] = [4, 8, 12].map(offset => woff.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const directory = SFNT.header + count * SFNT.entry;
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), directory));
  woff.copy(font, 0, 4, 8); // which kind of font it is
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * 16, 10);
  let end = directory;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT.header + i * SFNT.entry;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(bytes.length, at + 12);
    font.set(bytes, end);
    end += padded(bytes.length);
  }
  return font;
}
