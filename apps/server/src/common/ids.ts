import { hash, randomBytes } from 'node:crypto';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'; // 32 of them, none mistaken for another

/** A name for a table or a person that cannot be guessed: 80 bits. */
export const newId = (): string => Array.from(randomBytes(16), byte => letters[byte % 32]).join('');

/** A word for a link: 128 bits. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** A word that is as good as an identity: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

/** SHA-256. Tokens are stored so: whoever reads the store cannot use them. */
export const digest = (text: string): string => hash('sha256', text);
