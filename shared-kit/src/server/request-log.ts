import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Level, Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { LOG_OPTIONS } from './logged-fields.ts';

/** What another server may have called the request; anything else could forge log lines. */
const REQUEST_ID = /^[\w.-]{1,100}$/;

/**
 * Logs every request as one JSON line and gives it an id: that of the proxy in front if it sent one. The answer repeats it.
 * @param level of requests that do not fail
 */
export function requestLog(logger: Logger, level: Level): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const id = requestId(request);
      response.setHeader('x-request-id', id);
      return id;
    },
    customLogLevel: (request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : isProbe(request) ? 'debug' : level,
    wrapSerializers: false,
    serializers: LOG_OPTIONS.serializers,
  });
}

/** Gives a request its id and repeats it in the answer, for requests that are not logged. */
export const identified: RequestHandler = (request, response, next) => {
  request.id = requestId(request);
  response.setHeader('x-request-id', request.id);
  next();
};

function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Asked every few seconds by what watches the process. */
const isProbe = ({ url }: IncomingMessage) => /^\/(healthz|readyz|metrics)/.test(url ?? '');
