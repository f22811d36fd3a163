import { Socket } from 'node:net';
import process from 'node:process';
import 'lru-cache';
import type { Channel } from '../renderer-channel/channel.ts';
import { openChannel } from '../renderer-channel/channel.ts';
import type { FromRenderer, ToRenderer } from '../renderer-channel/messages.ts';
import { recordBuiltIns } from './built-ins.ts';
import { hardenGlobals, releaseConsole } from './release-globals.ts';
import { RendererWorker } from './renderer-worker.ts';

/**
 * A process that runs the code of releases for the gateway: `main.ts <bytes of its cache>`. Descriptor 3 is the channel, 4
 * the file for the marker. It ends with the channel.
 */
const CHANNEL = 3;
const MARKER = 4;

const socket = new Socket({ fd: CHANNEL, readable: true, writable: true });
const channel: Channel<FromRenderer> = openChannel<ToRenderer, FromRenderer>(
  socket,
  (message, body) => renderer.receive(message, body),
  () => process.exit(),
);
// A signal to the gateway's whole group is for the gateway: it ends this process when its requests have ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

hardenGlobals({
  fetch: (input, init) => renderer.fetch(input, init),
  console: releaseConsole((text) => channel.send({ type: 'log', text })),
  process: { env: { NODE_ENV: process.env.NODE_ENV } },
});
const renderer = new RendererWorker({
  channel,
  markerFile: MARKER,
  cacheBytes: Number(process.argv[2]),
  builtIns: recordBuiltIns(),
});
process.on('unhandledRejection', (error) => renderer.strayFault('rejection', error));
process.on('uncaughtException', (error) => renderer.strayFault('exception', error));
channel.send({ type: 'ready' });
