import type { Author } from '../contract/contract.ts';
import { wentLive } from '../gateway/releases/history.ts';
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

function appReport({ app, live, canary, rollback, versions, history }: AppStatus): string {
  const lines = versions.map(({ version, publishedAt, outcomes, browserFaults, webVitals }) => {
    const flip = history.findLast((entry) => entry.version === version && wentLive(entry));
    const notes = [
      `published ${localTime(new Date(publishedAt))}`,
      ...(version === canary?.version ? [canaryReport(canary)] : []),
      ...(flip ? [`live from ${described(flip)}`] : []),
      ...outcomes.map(({ reason }) => reason),
      ...(browserFaults ? [faultsInBrowsers(browserFaults)] : []),
      ...(webVitals ? [speed(webVitals)] : []),
      ...(version === rollback && !canary ? ['rollback goes here'] : []),
      ...(version === live && canary ? ['rollback ends the canary'] : []),
    ];
    return `  ${version === live ? '●' : version === canary?.version ? '◐' : ' '} ${version}  ${notes.join(', ')}`;
  });
  return [`${app}${live === null ? ` (${absence(history)})` : ''}`, ...lines].join('\n');
}

/** "canary for 10 % of the visitors from 2026-11-29 08:00 by ann, seen by 36 visitors: what fewer than 1 in 12 meet may not have shown yet" */
function canaryReport(canary: NonNullable<AppStatus['canary']>): string {
  const { percent, visitors } = canary;
  // With none of n visitors meeting a fault, 3/n of all may meet it still, at 95 %.
  const known =
    visitors < 3
      ? 'too few to know anything'
      : `what fewer than 1 in ${Math.floor(visitors / 3)} meet may not have shown yet`;
  return `canary for ${percent} % of the visitors from ${described(canary)}, seen by ${visitors} visitor${visitors === 1 ? '' : 's'}: ${known}`;
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
  const last = history.findLast((entry) => entry.action === 'retire' || wentLive(entry));
  return last?.action === 'retire' ? `retired ${described(last)}` : 'not live';
}

const described = ({ at, who, note, commit }: Author & { at: string }) =>
  `${localTime(new Date(at))}${who ? ` by ${who}` : ''}${commit ? ` at ${commit}` : ''}${note ? ` (${note})` : ''}`;
