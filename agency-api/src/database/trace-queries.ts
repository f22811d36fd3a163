import type { Tracing } from 'composer/server';
import type pg from 'pg';

/** Longest text of a query that a span has. */
const LONGEST = 2_000;

/**
 * Has each query of a request be a span, with its text and none of its values: these are apart from it. What a pool runs itself is the
 * pool's: the connection that it takes may have waited for another request.
 */
export function traceQueries(pool: pg.Pool, { during }: Tracing): void {
  if (!during) return;
  trace(pool, during);
  // Connections may be older than tracing, which the settings of the database come before.
  const traced = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    trace(client, during);
  });
}

type Query = (...args: unknown[]) => Promise<unknown> | undefined;

function trace(target: pg.Pool | pg.PoolClient, during: NonNullable<Tracing['during']>): void {
  const query = target.query.bind(target) as unknown as Query;
  const traced: Query = (...args) => {
    const [asked] = args as [string | { text?: string }];
    const text = (typeof asked === 'string' ? asked : asked.text)?.trim();
    if (!text || typeof args.at(-1) === 'function') return query(...args);
    return during(
      {
        name: /^\w+/.exec(text)?.[0].toLowerCase() ?? 'query',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) },
        isElsewhere: true,
      },
      async () => query(...args),
    );
  };
  Object.assign(target, { query: traced });
}
