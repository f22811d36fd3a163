import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** A program with a log and a shutdown, and what it wrote. */
function program(code: string) {
  const source = `
    import { serverLog } from './logged-fields.ts';
    import { closeConnectionsAfter, endRequests, shutDownGracefully } from './shutdown.ts';
    const log = serverLog('test', 'info');
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const ended = once(child, 'close').then(([status]) => status);
  const lines: Record<string, unknown>[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const waiting = new Map<string, (line: Record<string, unknown>) => void>();
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text);
    lines.push(line);
    waiting.get(line.msg)?.(line);
  });
  const said = (msg: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const line = lines.find((known) => known.msg === msg);
      if (line) resolve(line);
      else waiting.set(msg, resolve);
      void ended.then(() => reject(new Error(`It ended before it said "${msg}": ${errors}`)));
    });
  return { child, ended, said, lines, errors: () => errors };
}

const SERVER = `
  import { createServer } from 'node:http';
  const shutdown = shutDownGracefully(log);
  const server = createServer((request, response) => {
    log.info('asked');
    shutdown.signal.addEventListener('abort', () => response.end('whole'));
  }).listen(0, '127.0.0.1', () => log.info({ port: server.address().port }, 'ready'));
  shutdown.run(() => endRequests(server), () => log.info('closed'));`;

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s a request under way is answered, then the steps are done',
  async (signal) => {
    const { child, ended, said, lines } = program(SERVER);
    const { port } = await said('ready');
    const answer = fetch(`http://127.0.0.1:${port}/`);
    await said('asked');
    child.kill(signal);
    expect(await (await answer).text()).toBe('whole');
    expect(await ended).toBe(0);
    // A line that is being written when the process ends may come after a later one.
    const inOrder = lines.toSorted((one, other) => Number(one.time) - Number(other.time));
    expect(inOrder.map(({ msg }) => msg)).toEqual(['ready', 'asked', 'shutting down', 'closed']);
  },
);

/** @param drain ms: all that is asked meanwhile must be, on a busy machine too */
const draining = (drain: number) => `
  import { createServer } from 'node:http';
  const shutdown = shutDownGracefully(log, { drain: ${drain} });
  const server = createServer((request, response) => {
    if (request.url === '/readyz') response.statusCode = shutdown.signal.aborted ? 503 : 200;
    if (request.url !== '/slow') return response.end(shutdown.signal.aborted ? 'draining' : 'ready');
    log.info('asked');
    shutdown.signal.addEventListener('abort', () => response.end('slow'));
  });
  closeConnectionsAfter(shutdown.signal, server);
  server.listen(0, '127.0.0.1', () => log.info({ port: server.address().port }, 'ready'));
  shutdown.run(() => endRequests(server));`;

test('while it drains it serves on, and tells each connection to close', async () => {
  const { child, ended, said } = program(draining(700));
  const { port } = await said('ready');
  const agents = { used: new Agent({ keepAlive: true }), slow: new Agent({ keepAlive: true }) };
  const ask = async (agent: Agent, path = '/') => {
    const [answer] = (await once(get({ port: Number(port), path, agent }), 'response')) as [IncomingMessage];
    return { connection: answer.headers.connection, text: (await answer.toArray()).join('') };
  };
  expect(await ask(agents.used)).toEqual({ connection: 'keep-alive', text: 'ready' });
  const slow = ask(agents.slow, '/slow');
  await said('asked');
  child.kill('SIGTERM');
  await said('shutting down');
  expect(await ask(agents.used)).toEqual({ connection: 'close', text: 'draining' });
  expect(await ask(agents.used)).toEqual({ connection: 'close', text: 'draining' });
  expect(await slow).toEqual({ connection: 'close', text: 'slow' });
  expect(await ended).toBe(0);
});

test('visitors whose balancer asks for /readyz lose no request', async () => {
  const { child, ended, said } = program(draining(3000));
  const { port } = await said('ready');
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [answer] = (await once(get({ port: Number(port), path, agent }), 'response')) as [IncomingMessage];
    return { status: answer.statusCode, text: (await answer.toArray()).join('') };
  };
  let isListed = true;
  const answers: unknown[] = [];
  const visitor = async () => {
    while (isListed) answers.push(await ask('/'));
  };
  const visitors = Array.from({ length: 8 }, visitor);
  child.kill('SIGTERM');
  while (isListed) isListed = (await ask('/readyz')).status === 200;
  await Promise.all(visitors);
  for (let more = 0; more < 100; more++) answers.push(await ask('/'));
  expect(answers.filter((answer) => !(answer as { text: string }).text)).toEqual([]);
  expect(answers).toContainEqual({ status: 200, text: 'draining' });
  expect(await ended).toBe(0);
});

test('an answer that has ended but is still on its way comes whole', async () => {
  const size = 64 * 1024 * 1024;
  const { child, ended, said } = program(`
    import { createServer } from 'node:http';
    const server = createServer((request, response) => {
      response.end(Buffer.alloc(${size}));
      log.info('asked');
    });
    const shutdown = shutDownGracefully(log);
    closeConnectionsAfter(shutdown.signal, server);
    server.listen(0, '127.0.0.1', () => log.info({ port: server.address().port }, 'ready'));
    shutdown.run(() => (setImmediate(() => log.info('ending')), endRequests(server)));`);
  const { port } = await said('ready');
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get({ port: Number(port), agent }), 'response')) as [IncomingMessage];
  await said('asked');
  child.kill('SIGTERM');
  await said('ending');
  let received = 0;
  for await (const chunk of answer) received += (chunk as Buffer).length;
  expect(received).toBe(size);
  expect(await ended).toBe(0);
});

test('a request that does not end is cut', async () => {
  const { child, ended, said } = program(`
    import { createServer } from 'node:http';
    const server = createServer(() => log.info('asked'))
      .listen(0, '127.0.0.1', () => log.info({ port: server.address().port }, 'ready'));
    shutDownGracefully(log).run(() => endRequests(server, 1));`);
  const { port } = await said('ready');
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await said('asked');
  child.kill('SIGTERM');
  await expect(answer).rejects.toThrow();
  expect(await ended).toBe(0);
});

const HANGING = (longest: number) => `
  setInterval(() => {}, 1000);
  shutDownGracefully(log, { longest: ${longest} }).run(() => new Promise(() => {}));
  log.info('ready');`;

test('a shutdown that takes too long ends with code 1', async () => {
  const { child, ended, said } = program(HANGING(1));
  await said('ready');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(await said('killed by timeout (1ms)')).toMatchObject({ level: 50 });
});

test('a second signal ends it at once, with code 1', async () => {
  const { child, ended, said } = program(HANGING(60_000));
  await said('ready');
  child.kill('SIGTERM');
  await said('shutting down');
  child.kill('SIGINT');
  expect(await ended).toBe(1);
});

test.each([
  ['a rejection', 'Promise.reject(error);'],
  ['an exception', 'setImmediate(() => { throw error; });'],
])('%s that was not caught ends it, logged without its fields', async (_, fault) => {
  const { ended, lines, errors } = program(`
    shutDownGracefully(log);
    const error = Object.assign(new Error('gone'), { params: ['marie@example.be'] });
    ${fault}`);
  expect(await ended).toBe(1);
  expect(lines).toMatchObject([{ level: 60, msg: 'uncaught error', err: { message: 'gone' } }]);
  expect(JSON.stringify(lines) + errors()).not.toContain('marie');
});
