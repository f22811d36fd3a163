import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import escapeHtml from 'escape-html';
import { kilobytes } from './compare.ts';
import type { Finding, PageComparison } from './compare.ts';

interface Reported {
  app: string;
  version: string;
  before: string | undefined;
  findings: readonly Finding[];
  forbidding: readonly Finding[];
  pages: readonly PageComparison[];
  hasBrowser: boolean;
  notes: readonly string[];
}

/** Writes all that was seen into one file, pictures included, which asks nobody for anything. */
export async function report(file: string, reported: Reported): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, reportHtml(reported));
}

/** What a release has brought with it is text here, whatever it is. */
export function reportHtml({
  app,
  version,
  before,
  findings,
  forbidding,
  pages,
  hasBrowser,
  notes,
}: Reported): string {
  const title = `${app} ${version}`;
  const verdict = forbidding.length ? `${forbidding.length} findings forbid it` : 'nothing forbids it';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}: ${verdict}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)} <small>beside ${escapeHtml(before ?? 'a site without it')}</small></h1>
<p class="${forbidding.length ? 'bad' : 'good'}">${verdict}; ${pages.length} pages were looked at${hasBrowser ? '' : ', on the server alone'}.</p>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
<h2>Findings</h2>
${
  findings.length
    ? table(
        ['', 'kind', 'page', 'what'],
        findings.map((finding) => findingRow(finding, forbidding)),
      )
    : '<p>None.</p>'
}
<h2>Pages</h2>
<p>Live → candidate. Bytes are those before compression, of what the document names; times are medians, and worth as much as this machine was quiet.
${rendering(pages)}</p>
${table(['page', 'kind', 'status', 'HTML', 'JS', 'CSS', 'server'], pages.map(pageRow))}
${pages.map(pictures).join('\n')}
</html>
`;
}

function rendering(pages: readonly PageComparison[]): string {
  const sum = (set: 'live' | 'candidate') => pages.reduce((ms, { server }) => ms + server[set].ms, 0);
  return pages.length
    ? `All pages: ${ratio(sum('live'), sum('candidate'))} of the time of what is live.`
    : '';
}

const findingRow = (finding: Finding, forbidding: readonly Finding[]) => [
  forbidding.includes(finding) ? '<b class="bad">✗</b>' : '·',
  escapeHtml(finding.kind),
  escapeHtml(finding.path),
  escapeHtml(finding.text),
];

function pageRow({ path: where, kind, server: { live, candidate } }: PageComparison): string[] {
  const bytes = (of: 'html' | 'js' | 'css') =>
    `${kilobytes(live.bytes[of])} → ${kilobytes(candidate.bytes[of])}`;
  return [
    escapeHtml(where),
    escapeHtml(kind),
    live.status === candidate.status ? String(live.status) : `${live.status} → ${candidate.status}`,
    bytes('html'),
    bytes('js'),
    bytes('css'),
    `${ratio(live.ms, candidate.ms)} (${candidate.ms.toFixed(0)} ms)`,
  ];
}

const ratio = (live: number, candidate: number) => `× ${(candidate / (live || 1)).toFixed(2)}`;

function pictures({ path: where, seen }: PageComparison): string {
  if (!seen) return '';
  if (!seen.live.screenshot && !seen.candidate.screenshot) return '';
  const picture = (set: 'live' | 'candidate') => {
    const jpeg = seen[set].screenshot?.toString('base64');
    return `<figure><figcaption>${set}</figcaption>${jpeg ? `<img alt="${set}" loading="lazy" src="data:image/jpeg;base64,${jpeg}">` : 'none'}</figure>`;
  };
  return `<details><summary>${escapeHtml(where)}</summary><div class="pair">${picture('live')}${picture('candidate')}</div></details>`;
}

const table = (heads: readonly string[], rows: readonly string[][]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</tbody></table>`;

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color: #1d1d1f; }
h1 small { font-weight: normal; color: #555; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 0.3rem 0.6rem; border-bottom: 1px solid #ddd; vertical-align: top; overflow-wrap: anywhere; }
.bad { color: #a4161a; } .good { color: #1b6e3c; }
summary { padding: 0.4rem 0; cursor: pointer; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } figure { margin: 0; } img { width: 100%; border: 1px solid #ddd; }
`;
