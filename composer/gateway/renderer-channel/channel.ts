import type { Socket } from 'node:net';
import { FrameReader, frameHead } from './frames.ts';

/** Messages both ways between the gateway and a renderer, each with raw bytes beside its JSON. */
export interface Channel<Out> {
  send(message: Out, body?: readonly Uint8Array[]): void;
}

/**
 * A channel over a socket that both processes inherited.
 * @param broken told once that nothing can be received any more, with the reason if it is a fault
 */
export function openChannel<In, Out extends object>(
  socket: Socket,
  receive: (message: In, body: Buffer[]) => void,
  broken: (error?: Error) => void,
): Channel<Out> {
  const reader = new FrameReader((message, body) => receive(message as In, body));
  socket.on('data', (chunk: Buffer) => {
    try {
      reader.push(chunk);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
  let failure: Error | undefined;
  socket.on('error', (error) => (failure = error));
  socket.once('end', () => socket.destroy());
  socket.once('close', () => broken(failure));
  return {
    send(message, body = []) {
      if (socket.destroyed) return;
      const bytes = body.reduce((sum, { length }) => sum + length, 0);
      socket.cork();
      socket.write(frameHead(message, bytes));
      for (const chunk of body) if (chunk.length) socket.write(chunk);
      socket.uncork();
    },
  };
}
