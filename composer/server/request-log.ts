import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Level, Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { CONTENT_STATE_PATH } from '../contract/content-state.ts';
import { LOG_OPTIONS } from './logged-fields.ts';

/** What another server may have called the request; anything else could forge log lines. */
const REQUEST_ID = /^[\w.-]{1,100}$/;

/**
 * Logs every request as one JSON line, but for probes that succeed, and gives it an id: that of the proxy in front if it sent one. The answer repeats it.
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
      isNoFault(response)
        ? 'silent'
        : error || response.statusCode >= 500
          ? 'error'
          : isAnsweredProbe(request, response)
            ? 'silent'
            : level,
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

/** Set by a handler whose 503 is no fault: a process that was asked to end is not ready. */
const isNoFault = (response: ServerResponse) =>
  'locals' in response && (response as Response).locals['isNoFault'] === true;

const PROBES = ['/healthz', '/readyz', '/metrics', CONTENT_STATE_PATH];

/** Asked again and again by what watches the process. */
export const isProbe = ({ url = '' }: IncomingMessage): boolean => PROBES.includes(url.split('?', 1)[0]!);

/** Answered as always: not worth a line. */
const isAnsweredProbe = (request: IncomingMessage, { statusCode }: ServerResponse) =>
  statusCode < 400 && isProbe(request);
