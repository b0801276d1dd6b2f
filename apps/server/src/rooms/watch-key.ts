import { createHmac } from 'node:crypto';
import type { Room } from './room.ts';

/**
 * The secret in the link for spectators of a table to which not everybody may come. It follows from the invitation's
 * secret, but not the other way round: with it one can look on, and not sit down.
 */
export const watchKeyOf = ({ key }: Room): string =>
  createHmac('sha256', key).update('watch').digest('base64url').slice(0, key.length);
