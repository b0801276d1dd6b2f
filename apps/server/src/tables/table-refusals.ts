import { refused } from '../common/refusal.ts';

export const gone = refused('request/unknown', 'There is no such table, or it is not for you.');
export const newerRules = refused(
  'table/newer-rules',
  'This table has moved to a newer server. Reconnect in a moment.',
);
export const failed = refused('request/failed', 'The server could not do that. Nothing was changed.');
