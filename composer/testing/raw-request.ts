import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A connection to a server, for requests that no client library would send. */
export async function rawConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A connection that the server cuts off is closed too.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server still sends on a connection until it is closed, as Latin-1 text. */
export async function untilClosed(socket: Socket): Promise<string> {
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => (received += chunk));
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

/** Sends these bytes (Latin-1), which ask for the connection to be closed, and returns all of the answer. */
export async function rawRequest(url: string, text: string): Promise<string> {
  const socket = await rawConnection(url);
  socket.write(text, 'latin1');
  return untilClosed(socket);
}
