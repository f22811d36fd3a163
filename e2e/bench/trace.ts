import type { CDPSession } from '@playwright/test';

export interface TraceEvent {
  name: string;
  /** Both in µs. */
  ts: number;
  dur?: number;
  /** Time of the thread in µs. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** What Chromium traces of a page meanwhile. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * ms of the processor that each task took of the thread of an event, after it.
 * @param without name of a part of tasks that does not count
 */
export function tasksAfter(
  events: readonly TraceEvent[],
  { ts: from, pid, tid }: TraceEvent,
  without?: string,
): number[] {
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.ts > from);
  const parts = own.filter(({ name }) => name === without);
  return own
    .filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined)
    .map((task) => {
      const inside = parts.filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));
      return (task.tdur! - inside.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;
    });
}
