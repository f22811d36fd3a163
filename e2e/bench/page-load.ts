import autocannon from 'autocannon';

/** Longer than any measurement, in seconds: it ends by `stop`. */
const ENDLESS = 3600;

export interface PageLoad {
  /** Resolves after so many more answers. */
  answers(count: number): Promise<void>;
  /** Ends it, and tells how many requests there were and how many of them were lost: no 200, no answer, no whole page. */
  stop(): Promise<{ requests: number; lost: number }>;
}

/** Asks for a page over and over on some connections. */
export function loadPage(url: string, connections: number, isWhole: (html: string) => boolean): PageLoad {
  const run = autocannon({ url, connections, duration: ENDLESS, verifyBody: isWhole });
  let answered = 0;
  let waiting: (() => void) | undefined;
  const count = () => {
    answered++;
    waiting?.();
  };
  run.on('response', count);
  // No answer is one too: nobody waits for ever for a gateway that is gone.
  run.on('reqError', count);
  return {
    answers(more) {
      const enough = answered + more;
      return new Promise((resolve) => (waiting = () => answered >= enough && resolve()));
    },
    async stop() {
      run.stop();
      const { non2xx, errors, mismatches } = await run;
      return { requests: answered, lost: non2xx + errors + mismatches };
    },
  };
}
