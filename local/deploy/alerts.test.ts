import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s is a rule that Prometheus can read',
  (_name, rule) => {
    expect(
      Object.keys(rule).filter((key) => !['alert', 'expr', 'for', 'labels', 'annotations'].includes(key)),
    ).toEqual([]);
    expect(rule.for ?? '1m').toMatch(/^\d+[smh]$/);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.annotations.summary).not.toBe('');
    const faults: string[] = [];
    parser.parse(rule.expr).iterate({
      enter: ({ type, from, to }) => void (type.isError && faults.push(`${from}–${to}`)),
    });
    expect(faults).toEqual([]);
  },
);

/** Names of figures in an expression. */
function parseFigures(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to }) => void (name === 'Identifier' && names.push(expression.slice(from, to))),
  });
  return names;
}

const sources = globSync('{composer/gateway,composer/server,gateway/src,agency-api/src}/**/*.ts', {
  cwd: ROOT,
})
  .filter((file) => !file.includes('.test.'))
  .map(read)
  .join('\n')
  // Composer knows no site: the agency's gateway gives the names their beginning.
  .replaceAll('${metricsPrefix}', 'facade_');

/** Whether gateway or API tell it, by their code. */
const isTold = (figure: string) =>
  new RegExp(`\\b${figure.replace(/_(count|sum|bucket)$/, '')}\\b`).test(sources);

test('each figure of the alerts, and of the table of figures, is one that gateway or API tell', () => {
  const figures = new Set(rules.flatMap(({ expr }) => parseFigures(expr)));
  figures.delete('up');
  expect(figures.size).toBeGreaterThan(8);
  const [, table] = /\n### What the metrics hold\n(.*?)\n### /s.exec(read('docs/operations.md'))!;
  const documented = [...table!.matchAll(/`(facade_[a-z_]+)/g)].map(([, name]) => name!);
  expect(documented.length).toBeGreaterThan(8);
  expect([...figures, ...documented].filter((figure) => !isTold(figure))).toEqual([]);
});

test('each outage of the document that figures show has an alert', () => {
  const [, outages] = /\n## Outages\n(.*?)\n### /s.exec(read('docs/operations.md'))!;
  const shown = outages!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((row) => [...row.matchAll(/`((?:facade|outbox|http)_[a-z_]+)/g)].map(([, name]) => name!))
    .filter((figures) => figures.length > 0);
  expect(shown.length).toBeGreaterThan(5);
  const hasAlert = (figure: string) => rules.some(({ expr }) => expr.includes(figure));
  expect(shown.filter((figures) => !figures.some(hasAlert))).toEqual([]);
});
