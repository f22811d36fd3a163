import type { Author } from '../contract/contract.ts';
import { localTime } from '../gateway/releases/outcomes.ts';
import type { AppStatus, Status } from './status.ts';

/** The status in words, with dates in local time. */
export function statusReport({ apps, slots, faults }: Status): string {
  if (!apps.length) return 'Nothing is published.';
  return [...apps.map(appReport), ...slotReport(slots), ...faults.map((fault) => `Warning: ${fault}`)].join(
    '\n\n',
  );
}

function slotReport(slots: Status['slots']): string[] {
  const lines = Object.entries(slots)
    .filter(([, { widgets }]) => widgets.length)
    .map(([slot, { widgets, history }]) => {
      const change = history.at(-1);
      return `  ${slot}  ${widgets.join(', ')}${change ? `, from ${described(change)}` : ''}`;
    });
  return lines.length ? [['slots', ...lines].join('\n')] : [];
}

function appReport({ app, live, rollback, versions, history }: AppStatus): string {
  const lines = versions.map(({ version, publishedAt, outcomes, browserFaults, webVitals }) => {
    const flip = history.findLast((entry) => entry.version === version && entry.action !== 'retire');
    const notes = [
      `published ${localTime(new Date(publishedAt))}`,
      ...(flip ? [`live from ${described(flip)}`] : []),
      ...outcomes.map(({ reason }) => reason),
      ...(browserFaults ? [faultsInBrowsers(browserFaults)] : []),
      ...(webVitals ? [speed(webVitals)] : []),
      ...(version === rollback ? ['rollback goes here'] : []),
    ];
    return `  ${version === live ? '●' : ' '} ${version}  ${notes.join(', ')}`;
  });
  return [`${app}${live === null ? ` (${absence(history)})` : ''}`, ...lines].join('\n');
}

function faultsInBrowsers({ counts, at }: NonNullable<AppStatus['versions'][number]['browserFaults']>) {
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return `faults in browsers: ${kinds.join(', ')} (last ${localTime(new Date(at))})`;
}

/** "p75 of 120 pages: LCP 1.8 s, INP 45 ms, CLS 0.02, TTFB 0.2 s" */
function speed(vitals: NonNullable<AppStatus['versions'][number]['webVitals']>) {
  const pages = Math.max(...Object.values(vitals).map((vital) => vital.pages));
  const texts = Object.entries(vitals).map(
    ([vital, { p75 }]) => `${vital.toUpperCase()} ${inUnit(vital, p75)}`,
  );
  return `p75 of ${pages} page${pages === 1 ? '' : 's'}: ${texts.join(', ')}`;
}

const inUnit = (vital: string, value: number) => {
  if (vital === 'cls') return String(Number(value.toFixed(2)));
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
};

function absence(history: AppStatus['history']): string {
  const last = history.at(-1);
  return last?.action === 'retire' ? `retired ${described(last)}` : 'not live';
}

const described = ({ at, who, note, commit }: Author & { at: string }) =>
  `${localTime(new Date(at))}${who ? ` by ${who}` : ''}${commit ? ` at ${commit}` : ''}${note ? ` (${note})` : ''}`;
