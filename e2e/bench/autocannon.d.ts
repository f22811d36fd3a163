declare module 'autocannon' {
  interface Result {
    latency: { p50: number; p99: number };
    '2xx': number;
    non2xx: number;
    /** Seconds. */
    duration: number;
    /** Requests without an answer, those that took too long among them. */
    errors: number;
    timeouts: number;
    /** Answers that `verifyBody` refused. */
    mismatches: number;
  }
  interface Run extends Promise<Result> {
    /** Ends it before its time. */
    stop(): void;
    on(event: 'response' | 'reqError', listener: () => void): void;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds; or requests instead. */
    duration?: number;
    amount?: number;
    verifyBody?: (body: string) => boolean;
  }): Run;
}
