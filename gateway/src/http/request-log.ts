import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { LOG_OPTIONS } from 'shared-kit/domain/logged-fields';

/** One log line per request with its id; an id that came from a proxy in front is kept if it looks like one. */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId(request, response) {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader('x-request-id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'debug'),
    wrapSerializers: false,
    serializers: LOG_OPTIONS.serializers,
  }) as RequestHandler;
}
