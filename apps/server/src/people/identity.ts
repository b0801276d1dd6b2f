import { createHmac, timingSafeEqual } from 'node:crypto';
import { granted, type Result, refused } from '../refusal.ts';
import type { PersonRecord, Store } from '../store/store.ts';
import { digest, newId, newToken } from '../words.ts';

export const COOKIE = 'orrery';
const NAMES = 10_000;
const YEARS_SECONDS = 5 * 365 * 86_400;

/** Who is who: a signed cookie names a person, and a recovery link moves one to another device. */
export class Identities {
  readonly #store: Store;
  readonly #secret: string;
  /** New names of those whose streams may still know the old one. */
  readonly #names = new Map<string, string>();

  private constructor(store: Store, secret: string) {
    this.#store = store;
    this.#secret = secret;
  }

  static async open(store: Store): Promise<Identities> {
    return new Identities(store, await store.secret('cookies', newToken));
  }

  #signature(id: string): string {
    return createHmac('sha256', this.#secret).update(id).digest('base64url');
  }

  /** The value of the cookie that makes whoever has it this person. */
  cookieFor(person: string): string {
    return `${person}.${this.#signature(person)}`;
  }

  /** The header that sets it. Scripts cannot read it, and other sites do not send it. */
  setCookie(person: string, isSecure: boolean): string {
    const attributes = [
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${YEARS_SECONDS}`,
      ...(isSecure ? ['Secure'] : []),
    ];
    return `${COOKIE}=${this.cookieFor(person)}; ${attributes.join('; ')}`;
  }

  /** The person that a `Cookie` header proves to be there. */
  async recognise(header: string | undefined): Promise<PersonRecord | undefined> {
    const value = readCookie(header, COOKIE);
    const [id, signature, more] = value?.split('.') ?? [];
    if (!id || !signature || more !== undefined) return undefined;
    const [ours, theirs] = [Buffer.from(this.#signature(id)), Buffer.from(signature)];
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return undefined;
    return this.#store.readPerson(id);
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
    await this.#store.createPerson(person);
    return person;
  }

  /** Gives a person another name, also where they are connected already. */
  async rename(person: PersonRecord, name: string): Promise<PersonRecord> {
    const renamed = { ...person, name };
    await this.#store.writePerson(renamed);
    this.#names.set(person.id, name);
    if (this.#names.size > NAMES) this.#names.delete(this.#names.keys().next().value!);
    return renamed;
  }

  /** What somebody is called now, as far as this process knows. */
  nameOf({ id, name }: PersonRecord): string {
    return this.#names.get(id) ?? name;
  }

  /** A new recovery token; earlier ones no longer work. */
  async recoveryToken(person: string): Promise<string> {
    const token = newToken();
    await this.#store.setRecovery(person, digest(token));
    return token;
  }

  async recover(token: string): Promise<Result<PersonRecord>> {
    const person = await this.#store.findByRecovery(digest(token));
    return person ? granted(person) : refused('identity/bad-link', 'That link does not work, or no longer.');
  }
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
