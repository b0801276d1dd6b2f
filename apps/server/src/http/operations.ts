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

  app.get('/metrics', async (_, reply) => {
    const { contentType } = server.metrics.registry;
    return reply.header('content-type', contentType).send(await server.metrics.registry.metrics());
  });
}
