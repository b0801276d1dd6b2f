import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import helmet from '@fastify/helmet';
import type { Code } from '@orrery/protocol';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { refused } from '../common/refusal.ts';
import { addressOf } from './address.ts';
import { blockRoutes } from './block-and-report.ts';
import type { HttpDependencies } from './dependencies.ts';
import { historyRoutes } from './history.ts';
import { hostCheck } from './host-check.ts';
import { meRoutes } from './me.ts';
import { monitoringRoutes } from './monitoring.ts';
import { noticeRoutes } from './notices.ts';
import { isOwnOrigin } from './origin-check.ts';
import { rejectSocket, strictHeaders } from './raw-response.ts';
import { answer } from './send-result.ts';
import { sessionRoutes } from './sessions.ts';
import { tableRoutes } from './tables.ts';
import { webRoutes } from './web.ts';

const BODY_BYTES = 64 * 1024;
const codes: Readonly<Record<string, Code>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request/too-large',
};

function codeOf(error: FastifyError): Code {
  const status = error.statusCode ?? 500;
  return codes[error.code] ?? (status >= 400 && status < 500 ? 'request/malformed' : 'request/failed');
}

const malformed = refused('request/malformed', 'This is not a valid request.');

/** Answers input that is not HTTP, or has too large headers. */
export function onClientError({ code }: Error & { code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET') socket.destroy();
  else if (code === 'HPE_HEADER_OVERFLOW')
    rejectSocket(socket, 431, refused('request/too-large', 'The request is too large.'));
  else rejectSocket(socket, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400, malformed);
}

const otherHost = refused('request/forbidden', 'This server has another name.');

/** The `connect-src` of pages: this server. Some browsers do not include WebSockets in `'self'`, so these are listed. */
const ownConnections = ({ headers: { host = '' } }: IncomingMessage): string =>
  /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(host) ? `'self' ws://${host} wss://${host}` : "'self'";

/** Pages and their files are the same for everybody and may be cached; everything else may be personal. */
const isPublic = ({ url }: FastifyRequest): boolean => !/^\/(api\/|healthz|metrics)/.test(url);

/** Files of the app cost a tenth of a request: a first visit loads fifty, and friends in one house share an address. */
const costOf = ({ url }: FastifyRequest): number => (url.startsWith('/assets/') ? 0.1 : 1);

const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The HTTP server: pages and API. */
export async function buildApp(server: HttpDependencies, log: Logger): Promise<FastifyInstance> {
  const { trustProxy, publicUrl, limits } = server.settings;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0), // only the nearest proxy
    bodyLimit: BODY_BYTES,
    requestTimeout: limits.arrivalMs,
    http: {
      headersTimeout: limits.arrivalMs,
      connectionsCheckingInterval: Math.min(1_000, limits.arrivalMs / 4), // by default timeouts are only checked every 30 seconds
    },
    routerOptions: { maxParamLength: 100 },
    exposeHeadRoutes: true,
    clientErrorHandler: onClientError,
    frameworkErrors: (_error, _request, reply) => void answer(reply.headers(strictHeaders), malformed),
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain'); // JSON, which other sites cannot send without a preflight
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: [ownConnections],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' }, // links contain keys
    hsts: publicUrl?.startsWith('https:') ?? false,
  });

  const isOurHost = hostCheck(server.settings);
  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic(request)) reply.header('cache-control', 'no-store');
    if (request.url === '/healthz' || request.url === '/metrics') return;
    if (!server.addresses.takes(addressOf(request.raw, trustProxy), costOf(request)))
      return answer(reply, refused('request/too-many', 'Too many requests; try again in a moment.'));
    if (!isOurHost(request.headers.host)) return answer(reply, otherHost);
    if (!isSafe(request) && !isOwnOrigin(request.headers, publicUrl))
      return answer(reply, refused('request/forbidden', 'Requests from other sites are not accepted.'));
  });
  app.addHook('onResponse', async (_, reply) => server.metrics.requests.inc({ status: reply.statusCode }));
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const code = codeOf(error);
    if (code === 'request/failed') server.fault(error, 'a request failed');
    if (code === 'request/malformed') return answer(reply, malformed);
    const message = code === 'request/too-large' ? 'The request is too large.' : 'The server could not do that.';
    return answer(reply, refused(code, message));
  });

  addRoutes(app, server);
  await webRoutes(app); // pages are for everybody
  return app;
}

/** All routes; `access.test.ts` checks who may use which. */
export function addRoutes(app: FastifyInstance, server: HttpDependencies): void {
  monitoringRoutes(app, server);
  meRoutes(app, server);
  sessionRoutes(app, server);
  blockRoutes(app, server);
  noticeRoutes(app, server);
  tableRoutes(app, server);
  historyRoutes(app, server);
}
