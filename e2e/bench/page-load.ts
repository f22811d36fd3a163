import autocannon from 'autocannon';

/** Longer than any measurement, in seconds: `stop` ends it. */
const ENDLESS = 3600;

interface PageLoad {
  /** Resolves after this many further responses. */
  answers(count: number): Promise<void>;
  /** Stops, and returns the number of requests and of lost ones: status other than 200, no response, or an incomplete page. */
  stop(): Promise<{ requests: number; lost: number }>;
}

/** Requests a page repeatedly on several connections. */
export function loadPage(url: string, connections: number, isWhole: (html: string) => boolean): PageLoad {
  const run = autocannon({ url, connections, duration: ENDLESS, verifyBody: isWhole });
  let answered = 0;
  let onResponse: (() => void) | undefined;
  const count = () => {
    answered++;
    onResponse?.();
  };
  run.on('response', count);
  // A failed request counts as well, so that waiting ends when the gateway has crashed.
  run.on('reqError', count);
  return {
    answers(more) {
      const enough = answered + more;
      return new Promise((resolve) => (onResponse = () => answered >= enough && resolve()));
    },
    async stop() {
      run.stop();
      const { non2xx, errors, mismatches } = await run;
      return { requests: answered, lost: non2xx + errors + mismatches };
    },
  };
}
