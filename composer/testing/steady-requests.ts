import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** One request of many. */
interface SteadyRequest {
  path: string;
  headers?: Record<string, string>;
  /** Sent by POST. */
  body?: string;
}

/** What came of one that was not answered with 200. */
interface Failure extends SteadyRequest {
  reason: string | number | undefined;
}

interface SteadyRequests {
  /** Ends when the requests under way are answered. */
  stop(): Promise<{ sent: number; answered: number; failures: Failure[]; perSecond: number }>;
}

const TICK = 10;

/** Sends requests at an even pace, whether those before are answered or not, as visitors do; connections are kept open as browsers do. */
export function sendSteadily(
  origin: string,
  perSecond: number,
  next: (number: number) => SteadyRequest,
): SteadyRequests {
  const agent = new Agent({ keepAlive: true });
  const failures: Failure[] = [];
  const underWay = new Set<Promise<void>>();
  const began = Date.now();
  let sent = 0;
  let answered = 0;

  async function send(wanted: SteadyRequest) {
    try {
      const { path, headers = {}, body } = wanted;
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request(origin + path, { agent, method, headers: { ...headers, ...length } });
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await answer.resume().toArray();
      if (answer.statusCode === 200) answered++;
      else failures.push({ ...wanted, reason: answer.statusCode });
    } catch (error) {
      failures.push({ ...wanted, reason: (error as NodeJS.ErrnoException).code });
    }
  }

  const timer = setInterval(() => {
    const due = ((Date.now() - began) / 1_000) * perSecond;
    while (sent < due) {
      const sending = send(next(sent++)).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
  }, TICK);

  return {
    async stop() {
      clearInterval(timer);
      const seconds = (Date.now() - began) / 1_000;
      await Promise.all(underWay);
      agent.destroy();
      return { sent, answered, failures, perSecond: sent / seconds };
    },
  };
}
