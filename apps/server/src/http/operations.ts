import type { FastifyInstance } from 'fastify';
import type { Server } from '../serve.ts';

/** For whoever runs the server: is it well, and how busy. */
export function operationRoutes(app: FastifyInstance, server: Server): void {
  app.get('/healthz', async (_, reply) => {
    try {
      await server.store.ping();
      return reply.status(server.isStopping ? 503 : 200).send({ ok: !server.isStopping });
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });

  /** Not for the world: behind a proxy, only for those who come past it. */
  app.get('/metrics', async (request, reply) => {
    if (server.settings.trustProxy && request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    const { contentType } = server.metrics.registry;
    return reply.header('content-type', contentType).send(await server.metrics.registry.metrics());
  });
}
