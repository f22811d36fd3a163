import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '../browser/find-browser.ts';
import { CPU_SLOWDOWN, PHONE, SLOW_4G } from './slow-phone.ts';

/** A page of the browser: the one that is seen, or one that is rendered ahead. */
interface PageTarget {
  session: string;
  isAhead: boolean;
}

/** Speculation rules instead of those of the site. */
interface OtherRules {
  /** Pattern of the address of the site's own, with `*`. */
  instead: string;
  rules: object;
}

/**
 * A phone on a slow connection that renders pages ahead. Playwright's pages do not: Chromium keeps prerendering off where DevTools follow a
 * page and not its tab.
 */
interface PrerenderingPhone {
  /** Goes to an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Value of an expression, JSON, in the page that is seen. */
  evaluate<Value>(expression: string): Promise<Value>;
  touch(type: 'touchStart' | 'touchEnd', at: { x: number; y: number }): Promise<void>;
  /** Resolves when an expression holds in the page that is seen. */
  until(expression: string): Promise<void>;
  /** Resolves when an expression holds in a page that is rendered ahead. */
  aheadUntil(expression: string): Promise<void>;
  /** Resolves when the HTML of a page was fetched ahead. */
  untilPrefetched(): Promise<void>;
  close(): Promise<void>;
}

const DEADLINE = 30_000;
/** ms until a page that does not answer is asked again. */
const ANSWER_DEADLINE = 1000;

export async function startPrerenderingPhone(other?: OtherRules): Promise<PrerenderingPhone> {
  const { executablePath, args } = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'facade-bench-profile-'));
  const child = spawn(executablePath, [
    ...args,
    '--headless',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const protocol = await connect(await debuggerAddress(child.stderr));
  const pages = new Map<string, PageTarget>();
  let isPrefetched = false;

  protocol.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'page') return;
    pages.set(sessionId, { session: sessionId, isAhead: targetInfo.subtype === 'prerender' });
    void prepare(sessionId);
  });
  protocol.on('Target.detachedFromTarget', ({ sessionId }) => void pages.delete(sessionId));
  protocol.on('Preload.prefetchStatusUpdated', ({ status }) => void (isPrefetched ||= status === 'Ready'));
  protocol.on(
    'Fetch.requestPaused',
    ({ requestId }, session) =>
      void protocol.send(
        'Fetch.fulfillRequest',
        {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'application/speculationrules+json' }],
          body: Buffer.from(JSON.stringify(other?.rules)).toString('base64'),
        },
        session,
      ),
  );

  async function prepare(session: string) {
    const send = (method: string, params: object = {}) => protocol.send(method, params, session);
    await Promise.all([
      send('Network.enable'),
      send('Preload.enable'),
      other && send('Fetch.enable', { patterns: [{ urlPattern: other.instead }] }),
      send('Network.emulateNetworkConditions', SLOW_4G),
      send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }),
      send('Emulation.setDeviceMetricsOverride', {
        ...PHONE.viewport,
        deviceScaleFactor: PHONE.deviceScaleFactor,
        mobile: true,
      }),
      send('Emulation.setTouchEmulationEnabled', { enabled: true }),
      send('Emulation.setUserAgentOverride', {
        userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome Mobile',
        userAgentMetadata: {
          platform: 'Android',
          platformVersion: '14',
          architecture: '',
          model: '',
          mobile: true,
        },
      }),
      // Some of these are answered only once the page runs.
      send('Runtime.runIfWaitingForDebugger'),
    ]).catch(() => {});
  }

  const { targetInfos } = await protocol.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = targetInfos[0]!.targetId;
  const { sessionId: tabSession } = await protocol.send('Target.attachToTarget', {
    targetId: tab,
    flatten: true,
  });
  await protocol.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    tabSession,
  );

  /** A page that went to the back/forward cache is frozen and answers nothing: all are asked at once, and the one that is seen answers. */
  const seen = () =>
    Promise.any(
      [...pages.values()].map(async ({ session }) => {
        const state = await answerIn<string>(session, 'document.visibilityState');
        if (state !== 'visible') throw new Error('This page is not seen');
        return session;
      }),
    );
  const answerIn = <Value>(session: string, expression: string) =>
    Promise.race([
      evaluateIn<Value>(session, expression),
      new Promise<never>((_resolve, reject) =>
        setTimeout(() => reject(new Error('This page does not answer')), ANSWER_DEADLINE).unref(),
      ),
    ]);
  async function evaluateIn<Value>(session: string, expression: string): Promise<Value> {
    const { result, exceptionDetails } = await protocol.send(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      session,
    );
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as Value;
  }
  async function until(hold: () => Promise<boolean>, what: string) {
    const deadline = Date.now() + DEADLINE;
    while (!(await hold().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${what} within ${DEADLINE} ms`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return {
    async open(url) {
      await protocol.send('Page.navigate', { url }, await seen());
      await until(
        async () =>
          answerIn(
            await seen(),
            `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`,
          ),
        `${url} is not loaded`,
      );
    },
    evaluate: async (expression) => evaluateIn(await seen(), expression),
    async touch(type, at) {
      const session = await seen();
      // It is answered only when the page, which may go away, has handled it.
      void protocol
        .send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] }, session)
        .catch(() => {});
    },
    until: (expression) => until(async () => answerIn(await seen(), expression), expression),
    aheadUntil: (expression) =>
      until(async () => {
        const ahead = [...pages.values()].find(({ isAhead }) => isAhead);
        return !!ahead && answerIn<boolean>(ahead.session, expression);
      }, 'No page is rendered ahead'),
    untilPrefetched: () => until(() => Promise.resolve(isPrefetched), 'No page is fetched ahead'),
    async close() {
      protocol.close();
      child.kill();
      await once(child, 'exit');
      // Its helper processes may outlive it for a moment, and still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

async function debuggerAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /DevTools listening on (ws:.*)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Chromium ended before it listened');
}

/** Answers and events of the DevTools protocol are read as they are documented. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the protocol's types are those of its documentation
type Message = any;

type Listener = (params: Message, session?: string) => void;

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  const asked = new Map<number, { resolve(value: Message): void; reject(error: Error): void }>();
  const listeners = new Map<string, Listener>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(String(data)) as Message;
    if (method) return void listeners.get(method)?.(params, sessionId);
    const { resolve, reject } = asked.get(id)!;
    asked.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  });
  return {
    send: (method: string, params: object = {}, sessionId?: string): Promise<Message> =>
      new Promise((resolve, reject) => {
        asked.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
      }),
    on: (method: string, listener: Listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  };
}
