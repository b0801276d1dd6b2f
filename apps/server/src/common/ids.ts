import { hash, randomBytes } from 'node:crypto';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'; // 32 characters that are not easily confused

/** A random id of a table or a person: 80 bits, so it cannot be guessed. */
export const newId = (): string => Array.from(randomBytes(16), byte => letters[byte % 32]).join('');

/** A random token for an invitation link: 128 bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** A random token that proves an identity: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

/** SHA-256. The store keeps only hashes of tokens, so reading it does not give usable tokens. */
export const digest = (text: string): string => hash('sha256', text);
