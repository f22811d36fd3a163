import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { LOG_OPTIONS } from 'shared-kit/domain/logged-fields';

/** What another server may have called the request; anything else could forge log lines. */
const REQUEST_ID = /^[\w.-]{1,100}$/;

/** Logs every request as one JSON line and gives it an id, the gateway's if it sent one; the answer repeats it. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = requestId(request);
      response.setHeader('x-request-id', id);
      return id;
    },
    customLogLevel: levelOf,
    wrapSerializers: false,
    serializers: LOG_OPTIONS.serializers,
  });
}

function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function levelOf(request: IncomingMessage, response: ServerResponse, error?: Error) {
  if (error || response.statusCode >= 500) return 'error';
  return /^\/(healthz|readyz|metrics)/.test(request.url ?? '') ? 'debug' : 'info';
}
