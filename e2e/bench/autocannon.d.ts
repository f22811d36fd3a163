declare module 'autocannon' {
  interface Result {
    latency: { p50: number; p99: number };
    '2xx': number;
    statusCodeStats: Record<string, { count: number } | undefined>;
    non2xx: number;
    /** Seconds. */
    duration: number;
    /** Requests without a response, including timeouts. */
    errors: number;
    timeouts: number;
    /** Responses that `verifyBody` rejected. */
    mismatches: number;
  }
  interface Run extends Promise<Result> {
    /** Stops it early. */
    stop(): void;
    on(event: 'response' | 'reqError', listener: () => void): void;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds; alternative to `amount`. */
    duration?: number;
    amount?: number;
    /** ms between samples; 1,000 by default. A run ends with one. */
    sampleInt?: number;
    headers?: Record<string, string>;
    /** Called for each connection. */
    setupClient?: (client: { setRequests(requests: { path: string }[]): void }) => void;
    verifyBody?: (body: string) => boolean;
  }): Run;
}
