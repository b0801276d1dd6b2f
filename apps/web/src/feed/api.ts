import type { Code } from '@orrery/protocol';
import { compareClocks } from './server-clock.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Code; readonly message: string };

/** Asks the server for something. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const init =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const sent = Date.now();
    const response = await fetch(path, { method, ...init });
    compareClocks(response.headers.get('date'), sent, Date.now());
    const value = await response.json();
    return response.ok ? { ok: true, value } : { ok: false, code: value.code, message: value.message };
  } catch {
    return { ok: false, code: 'request/failed', message: '' };
  }
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** The server's refusal for a visitor without a name. */
export type Nobody = Readonly<Record<keyof Me, undefined>>;

/** The current person; undefined if unknown or offline. */
export const personIn = (answer: Answer<Me | Nobody> | undefined): Me | undefined =>
  answer?.ok && answer.value.id !== undefined ? answer.value : undefined;

export const askWhoIAm = (): Promise<Answer<Me | Nobody>> => request<Me | Nobody>('GET', '/api/me');

export interface GameOffer {
  readonly id: string;
  readonly title: string;
  readonly players: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  readonly usualBot: string;
  readonly switches: readonly { readonly id: string; readonly summary: string; readonly words?: readonly string[] }[];
  readonly values: readonly { readonly id: string; readonly summary: string }[];
}
