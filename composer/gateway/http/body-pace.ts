import type { Request, RequestHandler, Response } from 'express';
import { sendProblem } from './problem.ts';

/** A body must bring so many bytes in each window, or end within it: 1 KB/s over 30 s. */
const WINDOW_MS = 30_000;
const BYTES_PER_WINDOW = 30_000;

/**
 * Ends a request whose body comes too slowly, with 408 where nothing was answered yet: many such requests would use up the
 * connections that others need. A body that waits because it is not read here is not slow.
 */
export const bodyPace: RequestHandler = (request, response, next) => {
  if (hasBody(request)) watch(request, response);
  next();
};

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(request: Request, response: Response) {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return stop();
    const isSlow = socket.bytesRead - before < BYTES_PER_WINDOW && request.readableLength === 0;
    before = socket.bytesRead;
    if (isSlow) refuse(request, response);
  }, WINDOW_MS);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    socket.off('close', stop);
  };
  request.once('end', stop).once('close', stop);
  socket.once('close', stop);
}

const CONNECTION_ENDED = Object.assign(new Error('The connection was ended'), { code: 'ECONNRESET' });

function refuse(request: Request, response: Response) {
  const { socket } = request;
  // After its answer Node no longer tells a request that its connection is gone; the proxy that passes it on must know.
  socket.once('close', () => request.destroy(CONNECTION_ENDED));
  if (response.headersSent) return void socket.destroy();
  response.set('connection', 'close').once('finish', () => socket.destroySoon());
  sendProblem(request, response, 408, 'invalid-input', 'The body came too slowly');
}
