import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface Address {
  readonly address: string;
  readonly family: number;
}

export type Resolver = (name: string) => Promise<readonly Address[]>;

export interface SenderSettings {
  /** Which addresses are allowed. */
  readonly mayReach: (address: string) => boolean;
  /** Also allows plain HTTP; for tests. */
  readonly plainHttp: boolean;
  readonly resolve?: Resolver;
  readonly timeoutMs?: number;
}

export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The result of a delivery. The body of the response is not read. */
export type Delivery =
  | { readonly kind: 'answered'; readonly status: number }
  /** The address is not allowed. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

const TIMEOUT_MS = 8_000;
const resolveName: Resolver = name => lookup(name, { all: true, verbatim: true });

type Route = { readonly url: URL; readonly addresses: readonly Address[] };

/**
 * Sends notices to addresses that people have entered, but never to internal addresses (SSRF): names are resolved here,
 * every address is checked, and the connection uses exactly the checked addresses, so that DNS rebinding has no effect.
 * It follows no redirects and reads only the status.
 */
export class NoticeSender {
  readonly #settings: SenderSettings;
  readonly #stop = new AbortController();

  constructor(settings: SenderSettings) {
    this.#settings = settings;
  }

  /** Whether an address is allowed and resolves now. */
  async goesTo(url: string): Promise<boolean> {
    return typeof (await this.#route(url, this.#patience())) === 'object';
  }

  /** One timeout covers both name resolution and the response. */
  async deliver({ url, headers, body }: OutgoingRequest): Promise<Delivery> {
    const patience = this.#patience();
    const route = await this.#route(url, patience);
    if (typeof route !== 'object') return { kind: route };
    return this.#send(route, headers, body, patience);
  }

  /** Aborts requests in progress. */
  close(): void {
    this.#stop.abort();
  }

  /** Aborts after the timeout, or when the server stops. */
  #patience(): AbortSignal {
    return AbortSignal.any([this.#stop.signal, AbortSignal.timeout(this.#settings.timeoutMs ?? TIMEOUT_MS)]);
  }

  #inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
    const enough = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([work, enough]);
  }

  async #route(text: string, patience: AbortSignal): Promise<Route | 'refused' | 'failed'> {
    const { mayReach, plainHttp, resolve = resolveName } = this.#settings;
    if (!URL.canParse(text)) return 'refused';
    const url = new URL(text);
    const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && plainHttp);
    if (!isAllowed || url.username !== '' || url.password !== '') return 'refused';
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(name);
    let addresses: readonly Address[];
    try {
      addresses = family === 0 ? await this.#inTime(resolve(name), patience) : [{ address: name, family }];
    } catch {
      return 'failed';
    }
    if (addresses.length === 0) return 'failed';
    return addresses.every(({ address }) => mayReach(address)) ? { url, addresses } : 'refused';
  }

  #send(
    { url, addresses }: Route,
    headers: OutgoingRequest['headers'],
    body: OutgoingRequest['body'],
    signal: AbortSignal,
  ): Promise<Delivery> {
    const pinned: LookupFunction = (_, options, answer) => {
      const [first] = addresses;
      if (options.all) answer(null, [...addresses]);
      else answer(null, first!.address, first!.family);
    };
    return new Promise(resolve => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      const length = String(Buffer.byteLength(body));
      const request = send(url, {
        ...{ method: 'POST', agent: false, lookup: pinned, signal, maxHeaderSize: 16 * 1024 },
        headers: { ...headers, 'content-length': length, 'user-agent': 'Orrery' },
      });
      request.on('response', response => {
        resolve({ kind: 'answered', status: response.statusCode ?? 0 });
        response.on('error', () => {}); // the response body is discarded
        response.destroy();
      });
      request.on('error', () => resolve({ kind: 'failed' }));
      request.end(body);
    });
  }
}
