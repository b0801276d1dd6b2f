import { createHmac, timingSafeEqual } from 'node:crypto';
import { digest, newId, newToken } from '../common/ids.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import type { PersonRecord, Store } from '../store/store.ts';
import { deviceName } from './device.ts';

const COOKIE = 'orrery';
/** The name over https. Browsers accept it only from this host and with `Secure`, so no sibling domain can set it. */
const HOST_COOKIE = `__Host-${COOKIE}`;
const NAMES = 10_000;
const YEARS_SECONDS = 5 * 365 * 86_400;

/** How often the last use of a session is stored. */
const SEEN_MS = 3600_000;

/** A person and the session they use. */
export interface Identified {
  readonly person: PersonRecord;
  /** Absent with a cookie of a release without sessions. */
  readonly session: string | undefined;
}

/** Identities: a signed cookie names a person and their session, and a recovery link signs them in on another device. */
export class Identities {
  readonly #store: Store;
  readonly #secret: string;
  /** New names of people whose open streams may still have the old one. */
  readonly #names = new Map<string, string>();

  private constructor(store: Store, secret: string) {
    this.#store = store;
    this.#secret = secret;
  }

  static async open(store: Store): Promise<Identities> {
    return new Identities(store, await store.secret('cookies', newToken));
  }

  #signed(words: string): string {
    return `${words}.${createHmac('sha256', this.#secret).update(words).digest('base64url')}`;
  }

  #isSigned(words: string, value: string): boolean {
    const [ours, theirs] = [Buffer.from(this.#signed(words)), Buffer.from(value)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }

  /** Begins a session and gives the value of its cookie. */
  async cookieFor(person: string, userAgent?: string): Promise<string> {
    const id = newId();
    const now = Date.now();
    await this.#store.sessions.create({ id, person, name: deviceName(userAgent), created: now, seen: now });
    return this.#signed(`${person}.${id}`);
  }

  /** The header that sets it. Scripts cannot read it, and other sites do not send it. */
  async setCookie(person: string, isSecure: boolean, userAgent: string | undefined): Promise<string> {
    return this.#header(await this.cookieFor(person, userAgent), isSecure);
  }

  #header(value: string, isSecure: boolean): string {
    return cookieHeader(isSecure ? HOST_COOKIE : COOKIE, value, YEARS_SECONDS, isSecure);
  }

  /** The headers that delete the cookie. */
  forget = (isSecure: boolean): string[] => [
    cookieHeader(COOKIE, '', 0, isSecure),
    ...(isSecure ? [cookieHeader(HOST_COOKIE, '', 0, true)] : []),
  ];

  /** The headers that replace an old cookie: one without a session, or under the plain name over https. */
  async replacements(
    header: string | undefined,
    who: Identified,
    isSecure: boolean,
    userAgent?: string,
  ): Promise<string[]> {
    const isPlainName = isSecure && readCookie(header, HOST_COOKIE) === undefined;
    if (who.session !== undefined && !isPlainName) return [];
    const value =
      who.session === undefined
        ? await this.cookieFor(who.person.id, userAgent)
        : this.#signed(`${who.person.id}.${who.session}`);
    return [this.#header(value, isSecure), ...(isPlainName ? [cookieHeader(COOKIE, '', 0, true)] : [])];
  }

  /** The person and session that a `Cookie` header proves. */
  async identify(header: string | undefined): Promise<Identified | undefined> {
    const value = readCookie(header, HOST_COOKIE) ?? readCookie(header, COOKIE);
    const words = value?.split('.') ?? [];
    if (value === undefined || words.length < 2 || words.length > 3 || words.some(each => each === ''))
      return undefined;
    if (!this.#isSigned(words.slice(0, -1).join('.'), value)) return undefined;
    const [id, session] = words as [string, string];
    const isKnown =
      words.length === 3 ? await this.#isOpen(session, id) : await this.#store.sessions.takesPlainCookie(id);
    const person = isKnown ? await this.#store.people.read(id) : undefined;
    return person && { person, session: words.length === 3 ? session : undefined };
  }

  async #isOpen(id: string, person: string): Promise<boolean> {
    const session = await this.#store.sessions.read(id);
    if (session?.person !== person) return false;
    const now = Date.now();
    if (now - session.seen > SEEN_MS) await this.#store.sessions.touch(id, now);
    return true;
  }

  /** The person that a `Cookie` header proves. */
  async recognise(header: string | undefined): Promise<PersonRecord | undefined> {
    return (await this.identify(header))?.person;
  }

  async create(name: string): Promise<PersonRecord> {
    const person: PersonRecord = {
      id: newId(),
      name,
      created: Date.now(),
      notices: { webhook: null, quiet: null },
      webhookSecret: null,
      pushes: [],
    };
    await this.#store.people.create(person);
    return person;
  }

  /** Renames a person, also on streams that are already open. */
  async rename(person: PersonRecord, name: string): Promise<PersonRecord> {
    const renamed = await this.#store.people.change(person.id, now => ({ ...now, name }));
    this.#names.set(person.id, name);
    if (this.#names.size > NAMES) this.#names.delete(this.#names.keys().next().value!);
    return renamed ?? person;
  }

  /** The current name of a person, as far as this process knows. */
  nameOf({ id, name }: PersonRecord): string {
    return this.#names.get(id) ?? name;
  }

  /** A new recovery token; earlier ones no longer work. */
  async recoveryToken(person: string): Promise<string> {
    const token = newToken();
    await this.#store.people.setRecovery(person, digest(token));
    return token;
  }

  /** Removes the recovery token. */
  async dropRecovery(person: string): Promise<void> {
    await this.#store.people.setRecovery(person, null);
  }

  async recover(token: string): Promise<Result<PersonRecord>> {
    const person = await this.#store.people.findByRecovery(digest(token));
    return person ? granted(person) : refused('identity/bad-link', 'This link is not valid (any more).');
  }
}

function cookieHeader(name: string, value: string, seconds: number, isSecure: boolean): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${seconds}`, ...(isSecure ? ['Secure'] : [])];
  return `${name}=${value}; ${attributes.join('; ')}`;
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
