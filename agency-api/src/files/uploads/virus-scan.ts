import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { UploadRefused } from './upload-refused.ts';

/** Looks a file through. Throws `UploadRefused`: `infected`, or `unchecked` where nobody could look. */
export type VirusScan = (path: string) => Promise<void>;

interface Scanner {
  host: string;
  port: number;
}

/** ms without an answer after which the scanner counts as away. */
const SILENCE = 30_000;
const LONGEST_ANSWER = 1_000;

/** Reads `host:port`; throws an error for anything else. */
export function readScanner(text: string): Scanner {
  const url = URL.parse(`tcp://${text}`);
  const port = Number(/:(\d{1,5})$/.exec(text)?.[1]);
  if (!url?.hostname || url.username || url.pathname || !(port > 0 && port < 65_536))
    throw new Error('must be host:port of clamd, such as 127.0.0.1:3310');
  return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port };
}

/** Asks clamd by its command INSTREAM: the file goes over the line in pieces, each with its length before it. */
export function clamdScan(scanner: Scanner): VirusScan {
  return async (path) => {
    const answer = await ask(scanner, path).catch((error: unknown) => {
      throw new UploadRefused('unchecked', { cause: error });
    });
    if (/^stream: OK$/.test(answer)) return;
    if (/^stream: .+ FOUND$/.test(answer)) throw new UploadRefused('infected');
    throw new UploadRefused('unchecked', { cause: new Error(`clamd answers "${answer}"`) });
  };
}

async function ask({ host, port }: Scanner, path: string): Promise<string> {
  const socket = connect({ host, port, timeout: SILENCE });
  socket.once('timeout', () => socket.destroy(new Error('clamd does not answer')));
  // What was answered is read although sending may have failed: clamd closes early when a file is too large for it.
  const sent = send(socket, path).catch((error: unknown) => socket.destroy(error as Error));
  try {
    let answer = '';
    for await (const chunk of socket) {
      answer += String(chunk);
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
    }
    return answer.replace(/\0.*$/s, '').trim();
  } finally {
    socket.destroy();
    await sent;
  }
}

async function send(socket: NodeJS.WritableStream, path: string): Promise<void> {
  const write = (bytes: Uint8Array | string) =>
    new Promise<void>((resolve, reject) =>
      socket.write(bytes, (error) => (error ? reject(error) : resolve())),
    );
  await write('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    await write(encodeLength(piece.length));
    await write(piece);
  }
  await write(encodeLength(0));
}

function encodeLength(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
