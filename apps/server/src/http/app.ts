import helmet from '@fastify/helmet';
import type { Code } from '@orrery/protocol';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { Limiter } from '../limits.ts';
import { refused } from '../refusal.ts';
import type { Server } from '../serve.ts';
import { answer } from './answers.ts';
import { meRoutes } from './me.ts';
import { noticeRoutes } from './notices.ts';
import { operationRoutes } from './operations.ts';
import { isOwnOrigin } from './origin.ts';
import { tableRoutes } from './tables.ts';
import { webRoutes } from './web.ts';

const BODY_BYTES = 64 * 1024;
/** One address may be a whole household, or a school. */
const perAddress = { burst: 200, perSecond: 20 };

const codes: Readonly<Record<string, Code>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
};

function codeOf(error: FastifyError): Code {
  const status = error.statusCode ?? 500;
  return codes[error.code] ?? (status >= 400 && status < 500 ? 'request/malformed' : 'request/failed');
}

const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The server's pages and requests. */
export async function buildApp(server: Server, log: Logger): Promise<FastifyInstance> {
  const { trustProxy, publicUrl } = server.settings;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 100 },
    exposeHeadRoutes: true,
  }) as unknown as FastifyInstance;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' }, // links hold keys
    hsts: publicUrl?.startsWith('https:') ?? false,
  });

  const addresses = new Limiter(perAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/healthz' || request.url === '/metrics') return;
    if (!addresses.takes(request.ip)) return answer(reply, refused('request/too-many', 'Not so fast.'));
    if (!isSafe(request) && !isOwnOrigin(request.headers, publicUrl))
      return answer(reply, refused('request/forbidden', 'That came from another site.'));
  });
  app.setNotFoundHandler((_, reply) => answer(reply, refused('request/unknown', 'There is nothing here.')));
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const code = codeOf(error);
    if (code === 'request/failed') server.fault(error, 'a request failed');
    const message =
      code === 'request/too-large' ? 'That is too much at once.' : 'That is not a request of this protocol.';
    return answer(reply, refused(code, code === 'request/failed' ? 'That did not work.' : message));
  });

  operationRoutes(app, server);
  meRoutes(app, server);
  noticeRoutes(app, server);
  tableRoutes(app, server);
  await webRoutes(app);
  return app;
}
