import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys: equal data gives equal text, in Node and in browsers. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${text}}`;
}

const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const hashOf = (value: unknown): string => hashText(canonical(value));

/** The next link of a log's hash chain. Callers may pass a faster SHA-256 of a text, in hexadecimal. */
export const link = (previous: string, entry: unknown, sha256OfText = hashText): string =>
  sha256OfText(previous + canonical(entry));
