import type { FastifyInstance } from 'fastify';
import type { HttpDependencies } from './dependencies.ts';
import { Health } from './health.ts';

/** Health and metrics for the operator. */
export function monitoringRoutes(
  app: FastifyInstance,
  server: Pick<HttpDependencies, 'store' | 'tables' | 'settings' | 'metrics' | 'isStopping'>,
): void {
  const { store, tables } = server;
  const health = new Health()
    .watch('database', () => store.ping(), { freshMs: 500, patienceMs: 2_000 })
    .watch('writing', () => store.checkWrites(), { freshMs: 2_000, patienceMs: 4_000 })
    .watch('threads', () => tables.ping(), { freshMs: 500, patienceMs: 2 * server.settings.stallMs });

  app.get('/healthz', async (_, reply) => {
    if (server.isStopping) return reply.status(503).send({ ok: false });
    const failing = await health.failing();
    return failing.length === 0 ? reply.send({ ok: true }) : reply.status(503).send({ ok: false, failing });
  });

  /** Not public: behind a proxy, only requests that bypass it are answered. */
  app.get('/metrics', async (request, reply) => {
    if (server.settings.trustProxy && request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    const { contentType } = server.metrics.registry;
    return reply.header('content-type', contentType).send(await server.metrics.registry.metrics());
  });
}
