import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Counts as a Redis does that is asked by the script of limits; nothing else of Redis. */
export interface RedisDouble {
  url: string;
  /** The counts, by key. */
  counts: Map<string, number>;
  /** How often it was asked to count. */
  asked: number;
  /** While it is true, nothing is answered. */
  isSilent: boolean;
  stop(): Promise<void>;
}

const opened: RedisDouble[] = [];
afterAll(() => Promise.all(opened.map((double) => double.stop())));

/** A server for the tests of the file, on a port of its own or on one of before. */
export async function redisDouble(port = 0): Promise<RedisDouble> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let command = firstCommand(text); command; command = firstCommand(text)) {
        text = text.slice(command.length);
        const answer = answerTo(command.words);
        if (!double.isSilent) socket.write(answer);
      }
    });
  });
  function answerTo([name, , , key, windowMs]: string[]): string {
    if (name !== 'EVAL') return '+OK\r\n';
    double.asked += 1;
    const count = (double.counts.get(key!) ?? 0) + 1;
    double.counts.set(key!, count);
    return `*2\r\n:${count}\r\n:${windowMs}\r\n`;
  }
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const double: RedisDouble = {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: new Map(),
    asked: 0,
    isSilent: false,
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
  opened.push(double);
  return double;
}

/** The first whole command of a connection (`*2\r\n$3\r\nGET\r\n$1\r\na\r\n`), with its length. */
function firstCommand(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  const words: string[] = [];
  let at = head[0].length;
  while (words.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const begin = at + size[0].length;
    at = begin + Number(size[1]) + 2;
    if (at > text.length) return undefined;
    words.push(text.slice(begin, at - 2));
  }
  return { words, length: at };
}
