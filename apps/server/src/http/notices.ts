import { type MyNotices, noticeSettings, pushEndpoint, pushSubscription } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { newToken } from '../common/ids.ts';
import { Limiter } from '../common/limits.ts';
import { parse } from '../common/parse.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import { isSubscription } from '../notices/messages.ts';
import { isTimeZone } from '../notices/quiet-hours.ts';
import type { PersonRecord } from '../store/store.ts';
import type { HttpDependencies } from './dependencies.ts';
import { requirePerson } from './me.ts';
import { answer } from './send-result.ts';

/** How many subscribed browsers one person may have. */
const PUSHES = 10;
/** Each of these requests contacts a server of somebody else. */
const perPerson = { burst: 10, perSecond: 0.1 };

const shown = ({ notices, pushes }: PersonRecord): MyNotices => ({ ...notices, pushes: pushes.length });
const refusedAddress = () => refused('notice/refused-address', 'No notices can be sent to that address.');

const gone = refused('identity/none', 'Choose a name first.');

/** The notice settings of a person. */
export function noticeRoutes(
  app: FastifyInstance,
  server: Pick<HttpDependencies, 'identities' | 'store' | 'notices'>,
): void {
  const { store, notices } = server;
  const limiter = new Limiter(perPerson);
  const within = (person: PersonRecord): Result =>
    limiter.takes(person.id)
      ? granted(undefined)
      : refused('request/too-many', 'Too many requests; try again in a moment.');

  app.get('/api/push-key', async (_, reply) => reply.send({ key: notices.publicKey }));

  app.get('/api/me/notices', async (request, reply) => {
    const person = await requirePerson(server, request);
    return answer(reply, person.ok ? granted(shown(person.value)) : person);
  });

  /** A new webhook gets a secret, which is shown only once. */
  app.put('/api/me/notices', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    const read = parse(noticeSettings, request.body);
    if (!read.ok) return answer(reply, read);
    const { webhook, quiet } = read.value;
    if (quiet && !isTimeZone(quiet.zone))
      return answer(reply, refused('request/malformed', 'quiet.zone: there is no such time zone.'));
    const isKnown = (now: PersonRecord) => webhook?.url === now.notices.webhook?.url && now.webhookSecret !== null;
    if (webhook && !isKnown(person.value)) {
      const allowed = within(person.value);
      if (!allowed.ok) return answer(reply, allowed);
      if (!(await notices.reaches(webhook.url))) return answer(reply, refusedAddress());
    }
    const fresh = newToken();
    const after = await store.people.change(person.value.id, now => {
      const webhookSecret = webhook ? (isKnown(now) ? now.webhookSecret : fresh) : null;
      return { ...now, notices: read.value, webhookSecret };
    });
    if (!after) return answer(reply, gone);
    const isFresh = after.webhookSecret === fresh;
    return answer(reply, granted({ ...shown(after), ...(isFresh ? { webhookSecret: fresh } : {}) }));
  });

  app.post('/api/me/notices/test', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    const allowed = within(person.value);
    return answer(reply, allowed.ok ? granted(await notices.try(person.value)) : allowed);
  });

  app.post('/api/me/push', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    const read = parse(pushSubscription, request.body);
    if (!read.ok) return answer(reply, read);
    if (!isSubscription(read.value))
      return answer(reply, refused('request/malformed', 'keys: not valid for encryption.'));
    const allowed = within(person.value);
    if (!allowed.ok) return answer(reply, allowed);
    if (!(await notices.reaches(read.value.endpoint))) return answer(reply, refusedAddress());
    const after = await store.people.change(person.value.id, now => {
      const others = now.pushes.filter(each => each.endpoint !== read.value.endpoint);
      return { ...now, pushes: [...others, read.value].slice(-PUSHES) };
    });
    return answer(reply, after ? granted(shown(after)) : gone);
  });

  app.delete('/api/me/push', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    const read = parse(pushEndpoint, request.body);
    if (!read.ok) return answer(reply, read);
    const { endpoint } = read.value;
    const after = await store.people.change(person.value.id, now => ({
      ...now,
      pushes: now.pushes.filter(each => each.endpoint !== endpoint),
    }));
    return answer(reply, after ? granted(shown(after)) : gone);
  });
}
