import type { SessionPicture } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { granted, refused } from '../common/refusal.ts';
import type { Ending } from '../store/session-store.ts';
import type { HttpDependencies } from './dependencies.ts';
import { isSecure } from './me.ts';
import { answer } from './send-result.ts';

const nobody = refused('identity/none', 'Choose a name first.');

/** The sessions of a person: list and end them. */
export function sessionRoutes(
  app: FastifyInstance,
  server: Pick<HttpDependencies, 'identities' | 'store' | 'settings' | 'cutSessions'>,
): void {
  const { identities, store } = server;
  const requirePerson = ({ headers }: FastifyRequest) => identities.identify(headers.cookie);

  /** Ends sessions and closes their streams. */
  async function end(person: string, which: Ending): Promise<readonly string[]> {
    const ended = await store.sessions.end(person, which, Date.now());
    server.cutSessions(new Set(ended));
    return ended;
  }

  app.get('/api/me/sessions', async (request, reply) => {
    const who = await requirePerson(request);
    if (!who) return answer(reply, nobody);
    const sessions = (await store.sessions.of(who.person.id)).map(
      ({ id, name, created, seen }): SessionPicture => ({ id, name, created, seen, current: id === who.session }),
    );
    return answer(reply, granted({ sessions }));
  });

  /** All except the current one. */
  app.delete('/api/me/sessions', async (request, reply) => {
    const who = await requirePerson(request);
    if (!who) return answer(reply, nobody);
    const ended = await end(who.person.id, who.session === undefined ? 'all' : { except: who.session });
    return answer(reply, granted({ ended: ended.length }));
  });

  app.delete('/api/me/sessions/:id', async (request, reply) => {
    const who = await requirePerson(request);
    if (!who) return answer(reply, nobody);
    const { id } = request.params as { id: string };
    const ended = await end(who.person.id, { only: id });
    if (ended.length === 0) return answer(reply, refused('request/unknown', 'There is no such session of yours.'));
    if (id === who.session) reply.header('set-cookie', identities.forget(isSecure(server, request)));
    return answer(reply, granted({ ended: ended.length }));
  });
}
