import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** Classes of what a server hands to its listener. */
export interface Messages {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
}

/**
 * Classes whose objects are requests and responses of the app from the start. Express changes the prototype of each otherwise, which
 * costs a little on every request (docs/decisions/0074).
 */
export function appMessages(app: Express): Messages {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  app.request = onTopOf(app.request, AppRequest.prototype);
  app.response = onTopOf(app.response, AppResponse.prototype);
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

/** Puts what Express adds below a prototype: it has all of it then. */
const onTopOf = <Added extends object>(added: Added, prototype: object): Added =>
  Object.setPrototypeOf(prototype, added) as Added;
