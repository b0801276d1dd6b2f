import { expect, test, vi } from 'vitest';
import { digest } from '../common/ids.ts';
import type { SessionRecord } from '../store/session-store.ts';
import type { PersonRecord, Store } from '../store/store.ts';
import { Identities } from './identity.ts';

const YEARS = 5 * 365 * 86_400;
const HOUR = 3600_000;

/** The part of a store that identities need, in memory. */
async function scene() {
  const people = new Map<string, PersonRecord>();
  const sessions = new Map<string, SessionRecord>();
  const recovery = new Map<string, string | null>();
  const plain = new Set<string>();
  const store = {
    secret: async () => 'sesame',
    people: {
      create: async (person: PersonRecord) => void people.set(person.id, person),
      read: async (id: string) => people.get(id),
      change: async (id: string, change: (person: PersonRecord) => PersonRecord) => {
        const person = people.get(id);
        if (person) people.set(id, change(person));
        return people.get(id);
      },
      setRecovery: async (id: string, token: string | null) => void recovery.set(id, token),
      findByRecovery: async (token: string) => {
        const found = [...recovery].find(([, each]) => each === token);
        return found && people.get(found[0]);
      },
    },
    sessions: {
      create: async (session: SessionRecord) => void sessions.set(session.id, session),
      read: async (id: string) => sessions.get(id),
      touch: async (id: string, seen: number) => void sessions.set(id, { ...sessions.get(id)!, seen }),
      takesPlainCookie: async (id: string) => plain.has(id),
    },
  } as unknown as Store;
  const identities = await Identities.open(store);
  const ann = await identities.create('Ann');
  return { identities, ann, people, sessions, plain };
}

const idIn = (cookie: string): string => cookie.split('.')[1]!;

test('a cookie names its person and session, under either name', async () => {
  const { identities, ann, sessions } = await scene();
  const cookie = await identities.cookieFor(ann.id, 'Firefox/1');
  expect([...sessions.values()]).toMatchObject([{ id: idIn(cookie), person: ann.id, name: 'Firefox' }]);
  for (const header of [`orrery=${cookie}`, `a=b; __Host-orrery=${cookie}`, `orrery=no; __Host-orrery=${cookie}`])
    expect(await identities.identify(header)).toEqual({ person: ann, session: idIn(cookie) });
  expect(await identities.recognise(`orrery=${cookie}`)).toEqual(ann);
});

test('cookies that are not signed here, have ended or belong to another person identify nobody', async () => {
  const { identities, ann, sessions, people } = await scene();
  const bob = await identities.create('Bob');
  const cookie = await identities.cookieFor(ann.id);
  const [person, session, signature] = cookie.split('.') as [string, string, string];
  const wrong = [
    ...['', 'a', '.', '..', `${cookie}.`, `${cookie}.a`, `.${cookie}`, `${cookie}a`, cookie.slice(0, -1)],
    ...[
      `${bob.id}.${session}.${signature}`,
      `${person}.x.${signature}`,
      `${person}.${signature}`,
      `${person}..${signature}`,
    ],
  ];
  for (const value of wrong) expect(await identities.identify(`orrery=${value}`), value).toBeUndefined();
  for (const header of [undefined, '', 'orrery', `other=${cookie}`])
    expect(await identities.identify(header)).toBeUndefined();
  sessions.set(session, { ...sessions.get(session)!, person: bob.id });
  expect(await identities.identify(`orrery=${cookie}`)).toBeUndefined();
  sessions.set(session, { ...sessions.get(session)!, person: ann.id });
  people.delete(ann.id);
  expect(await identities.identify(`orrery=${cookie}`)).toBeUndefined();
  sessions.delete(session);
  expect(await identities.identify(`orrery=${cookie}`)).toBeUndefined();
});

test('the last use of a session is stored at most once an hour', async () => {
  const { identities, ann, sessions } = await scene();
  const cookie = await identities.cookieFor(ann.id);
  const { created } = sessions.get(idIn(cookie))!;
  const seenAt = async (ms: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(created + ms);
    await identities.identify(`orrery=${cookie}`);
    vi.restoreAllMocks();
    return sessions.get(idIn(cookie))!.seen - created;
  };
  expect([await seenAt(HOUR), await seenAt(HOUR + 1), await seenAt(2 * HOUR)]).toEqual([0, HOUR + 1, HOUR + 1]);
});

test('the cookie is for this site, not for scripts, for five years; over https for this host only', async () => {
  const { identities, ann } = await scene();
  const rest = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEARS}`;
  const plain = await identities.setCookie(ann.id, false, undefined);
  expect([plain.startsWith('orrery='), plain.endsWith(rest)]).toEqual([true, true]);
  const secure = await identities.setCookie(ann.id, true, undefined);
  expect([secure.startsWith('__Host-orrery='), secure.endsWith(`${rest}; Secure`)]).toEqual([true, true]);
  const gone = '; Path=/; HttpOnly; SameSite=Lax; Max-Age=0';
  expect(identities.forget(false)).toEqual([`orrery=${gone}`]);
  expect(identities.forget(true)).toEqual([`orrery=${gone}; Secure`, `__Host-orrery=${gone}; Secure`]);
});

test('cookies of an older kind are replaced: without a session, or of the plain name over https', async () => {
  const { identities, ann, plain, sessions } = await scene();
  const cookie = await identities.cookieFor(ann.id);
  const who = { person: ann, session: idIn(cookie) };
  expect(await identities.replacements(`orrery=${cookie}`, who, false)).toEqual([]);
  expect(await identities.replacements(`__Host-orrery=${cookie}`, who, true)).toEqual([]);
  const [better, away, ...more] = await identities.replacements(`orrery=${cookie}`, who, true);
  expect(better).toMatch(`__Host-orrery=${cookie}; `);
  expect([away, more]).toEqual(['orrery=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure', []]);

  plain.add(ann.id);
  const { createHmac } = await import('node:crypto');
  const old = `${ann.id}.${createHmac('sha256', 'sesame').update(ann.id).digest('base64url')}`;
  const known = await identities.identify(`orrery=${old}`);
  expect(known).toEqual({ person: ann, session: undefined });
  const [header, ...none] = await identities.replacements(`orrery=${old}`, known!, false, 'Firefox/1');
  expect(none).toEqual([]);
  const session = idIn(header!.split(';')[0]!);
  expect(sessions.get(session)).toMatchObject({ person: ann.id, name: 'Firefox' });
  plain.clear();
  expect(await identities.identify(`orrery=${old}`)).toBeUndefined();
});

test('a new name applies at once and is stored; the cache of names is bounded', async () => {
  const { identities, ann, people } = await scene();
  expect(identities.nameOf(ann)).toBe('Ann');
  expect(await identities.rename(ann, 'Anna')).toMatchObject({ id: ann.id, name: 'Anna' });
  expect([identities.nameOf(ann), people.get(ann.id)!.name]).toEqual(['Anna', 'Anna']);
  for (let n = 0; n < 9_999; n++) await identities.rename({ ...ann, id: `p${n}` }, 'Other');
  expect(identities.nameOf(ann)).toBe('Anna');
  expect(await identities.rename({ ...ann, id: 'one more' }, 'Other')).toEqual({ ...ann, id: 'one more' }); // does not exist
  expect([identities.nameOf(ann), identities.nameOf({ ...ann, id: 'p0' })]).toEqual(['Ann', 'Other']);
});

test('a recovery link leads back to its person, until there is a new one or none', async () => {
  const { identities, ann } = await scene();
  const first = await identities.recoveryToken(ann.id);
  expect(digest(first)).not.toBe(first);
  expect(await identities.recover(first)).toEqual({ ok: true, value: ann });
  const second = await identities.recoveryToken(ann.id);
  expect(await identities.recover(first)).toMatchObject({ ok: false, code: 'identity/bad-link' });
  expect(await identities.recover(second)).toMatchObject({ ok: true });
  await identities.dropRecovery(ann.id);
  expect(await identities.recover(second)).toMatchObject({ ok: false });
});
