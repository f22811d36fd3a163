/** Node's words on stderr when its inspector was opened by a signal. */
const ADDRESS = /Debugger listening on (ws:\S+)/;

interface Interruptible {
  pid: number;
  /** What the process has written to stderr so far. */
  stderr(): string;
}

/**
 * Files of the functions that a process is running at this moment, innermost first: its inspector interrupts even an endless
 * loop. The process stays interrupted: it is to be killed. Undefined when it has not told by the end of `over`.
 */
export async function interruptedStack(
  target: Interruptible,
  over: AbortSignal,
): Promise<string | undefined> {
  const before = target.stderr().length;
  try {
    process.kill(target.pid, 'SIGUSR1');
    const address = await waitForAddress(() => target.stderr().slice(before), over);
    return address && (await pausedIn(address, over));
  } catch {
    return undefined;
  }
}

async function waitForAddress(written: () => string, over: AbortSignal): Promise<string | undefined> {
  while (!over.aborted) {
    const address = ADDRESS.exec(written())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return undefined;
}

function pausedIn(address: string, over: AbortSignal): Promise<string | undefined> {
  const socket = new WebSocket(address);
  const files = new Map<string, string>();
  return new Promise((resolve) => {
    const end = (stack?: string) => {
      resolve(stack);
      socket.close();
    };
    over.addEventListener('abort', () => end());
    socket.addEventListener('error', () => end());
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
      socket.send(JSON.stringify({ id: 2, method: 'Debugger.pause' }));
    });
    socket.addEventListener('message', ({ data }) => {
      const { method, params } = JSON.parse(String(data)) as Event;
      if (method === 'Debugger.scriptParsed') files.set(params.scriptId, params.url);
      if (method !== 'Debugger.paused') return;
      const stack = params.callFrames.map(({ location }) => files.get(location.scriptId) ?? '');
      end(stack.join('\n'));
    });
  });
}

type Event =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: { location: { scriptId: string } }[] } }
  /** The answer to a question. */
  | { method?: undefined; params?: undefined };
