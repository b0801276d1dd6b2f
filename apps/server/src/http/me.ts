import { nameRequest, recoverRequest } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from '../common/parse.ts';
import { granted, type Result, refused } from '../common/refusal.ts';
import type { PersonRecord } from '../store/store.ts';
import { neighbourhood } from './address.ts';
import type { HttpDependencies } from './dependencies.ts';
import { answer } from './send-result.ts';

export const isSecure = ({ settings }: Pick<HttpDependencies, 'settings'>, request: FastifyRequest): boolean =>
  request.protocol === 'https' || settings.publicUrl?.startsWith('https:') === true;

const nobody = refused('identity/none', 'Choose a name first.');

/** The person who sent a request; a refusal for visitors without a name. */
export async function requirePerson(
  { identities }: Pick<HttpDependencies, 'identities'>,
  request: FastifyRequest,
): Promise<Result<PersonRecord>> {
  const person = await identities.recognise(request.headers.cookie);
  return person ? granted(person) : nobody;
}

const shown = ({ id, name, notices, pushes }: PersonRecord) => ({ id, name, notices, pushes: pushes.length });

/** Identity without passwords: a name, a cookie, and a link that moves it to another device. */
export function meRoutes(
  app: FastifyInstance,
  server: Pick<HttpDependencies, 'identities' | 'settings' | 'newcomers'>,
): void {
  const { identities } = server;
  const newSession = (request: FastifyRequest, { id }: PersonRecord): Promise<string> =>
    identities.setCookie(id, isSecure(server, request), request.headers['user-agent']);

  /** The person who asks; `{}` for a visitor without a name, which is not an error. */
  app.get('/api/me', async (request, reply) => {
    const { cookie, 'user-agent': userAgent } = request.headers;
    const who = await identities.identify(cookie);
    if (!who) return answer(reply, granted({}));
    const better = await identities.replacements(cookie, who, isSecure(server, request), userAgent);
    if (better.length > 0) reply.header('set-cookie', better);
    return answer(reply, granted(shown(who.person)));
  });

  /** Creates a person with this name, or renames the person who asks. */
  app.put('/api/me', async (request, reply) => {
    const read = parse(nameRequest, request.body);
    if (!read.ok) return answer(reply, read);
    const { name } = read.value;
    const known = await identities.recognise(request.headers.cookie);
    if (!known && !server.newcomers.takes(neighbourhood(request.ip)))
      return answer(reply, refused('request/too-many', 'Too many new people from this address.'));
    const person = known ? await identities.rename(known, name) : await identities.create(name);
    if (!known) reply.header('set-cookie', await newSession(request, person));
    return answer(reply, granted(shown(person)));
  });

  app.post('/api/me/recovery', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    return answer(reply, granted({ token: await identities.recoveryToken(person.value.id) }));
  });

  app.delete('/api/me/recovery', async (request, reply) => {
    const person = await requirePerson(server, request);
    if (!person.ok) return answer(reply, person);
    await identities.dropRecovery(person.value.id);
    return answer(reply, granted({}));
  });

  app.post('/api/recover', async (request, reply) => {
    if (!server.newcomers.takes(neighbourhood(request.ip)))
      return answer(reply, refused('request/too-many', 'Too many requests; try again in a moment.'));
    const read = parse(recoverRequest, request.body);
    if (!read.ok) return answer(reply, read);
    const person = await identities.recover(read.value.token);
    if (!person.ok) return answer(reply, person);
    reply.header('set-cookie', await newSession(request, person.value));
    return answer(reply, granted(shown(person.value)));
  });
}
