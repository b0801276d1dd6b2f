import { createConnection } from 'node:net';
import { inject } from 'vitest';
import { createDatabase } from './postgres.ts';

/** The address of the PostgreSQL that the tests of this run share. */
async function postgresUrl(): Promise<string> {
  let answer = '';
  for await (const chunk of createConnection(inject('postgresDoor'))) answer += chunk;
  if (!answer.startsWith('postgres://')) throw new Error(answer);
  return answer;
}

/** A PostgreSQL database for one test. */
export const someDatabase = async (): Promise<string> => createDatabase(await postgresUrl());
