import { faultOfPage } from '../../chaos/check-page.ts';
import { judge, formatTable, type Evidence, type Happened } from '../../chaos/outcome.ts';
import type { Answered } from '../../chaos/visitors.ts';
import { expect, test } from '../../site/test.ts';
import { scriptedForm } from '../../site/visitor-form.ts';

const page = (files: string, more = '') =>
  `<!doctype html><html><script src="/compositions/c1.json"></script>${files}${more}</html>\n`;
const marked = { app: 'mf-search', version: '1-changed', text: 'Classer' };

test('a page is of one composition, and whole', () => {
  const old = '<link href="/remotes/mf-search/1/web/a.css"><article></article>';
  const changed = old.replace('/1/', '/1-changed/');
  expect(faultOfPage(page(old), marked)).toBeUndefined();
  expect(faultOfPage(page(changed, 'Classer'), marked)).toBeUndefined();
  expect(faultOfPage(page(old, 'Classer'), marked)).toMatch('mixed');
  expect(faultOfPage(page(changed), marked)).toMatch('mixed');
  expect(faultOfPage(page(old + changed))).toBe('mixed: two versions of mf-search');
  expect(faultOfPage(page(old).slice(0, -9))).toBe('cut off');
  expect(faultOfPage(page(old).replace('/compositions/c1.json', ''))).toBe('0 compositions');
  expect(faultOfPage('Bad gateway')).toBe('no document');
});

const answer = (at: number, status: Answered['status'] = 200): Answered => ({
  at,
  took: 10,
  path: '/fr/',
  status,
});
const happened = (allowed: Happened['fault']['allowed'], mailsAgain = 0): Happened => ({
  fault: { name: `one of ${allowed}`, allowed, mailsAgain },
  from: 10_000,
  until: 12_000,
  warmAfter: 500,
});

/** What a run saw in which nothing went wrong: one form, accepted, stored and mailed. */
function goodRun(changes: Partial<Evidence> = {}): Evidence {
  const form = scriptedForm(1);
  const submission = { id: 's', kind: 'contact', idempotencyKey: form.key, email: form.email };
  const mail = { recipient: form.email, replyTo: null, state: 'sent', attempts: 1, text: '' };
  return {
    answers: Array.from({ length: 2_000 }, (_, index) => answer(index * 100)),
    happened: [happened('seconds', 1)],
    forms: [{ form, isAccepted: true }],
    stored: { submissions: [submission], mails: [{ id: 'm', ...mail }] },
    messageIds: ['<m@agency.example>'],
    done: [],
    behind: [],
    ...changes,
  };
}

const broken = (evidence: Evidence) =>
  judge(evidence)
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

test('a run in which all was kept breaks no promise, and says what each fault was', () => {
  expect(broken(goodRun())).toEqual([]);
  const answers = [...goodRun().answers, answer(10_400, 502)];
  expect(broken(goodRun({ answers }))).toEqual([]);
  expect(formatTable(goodRun({ answers }))).toContain('1 × 502, the last after 0.4 s');
});

test('each promise that is broken is named', () => {
  const { answers, forms, stored } = goodRun();
  const cases: [Partial<Evidence>, string][] = [
    [{ answers: [...answers, answer(30_000, 502)] }, 'Errors while nothing was broken'],
    [{ answers: [...answers, answer(30_000, 'ECONNRESET')] }, 'Errors while nothing was broken'],
    [
      { answers: [...answers, answer(10_500, 503)], happened: [happened('nothing')] },
      'Errors in rolling upgrades, and of what visitors must not notice',
    ],
    [
      { answers: [...answers, ...[1, 2, 3].map((more) => answer(10_000 + more, 502))] },
      'Errors in the seconds after something was killed',
    ],
    [{ answers: [...answers, { ...answer(1), fault: 'mixed: x' }] }, 'Pages of mixed releases'],
    [{ answers: [...answers, { ...answer(1), fault: 'cut off' }] }, 'Pages that were not whole'],
    [{ answers: [...answers, answer(1, 429)] }, 'Requests that were refused'],
    [{ forms: [{ ...forms[0]!, isAccepted: false }] }, 'Forms, of 1, that were never accepted'],
    [
      { stored: { ...stored, submissions: [...stored.submissions, ...stored.submissions] } },
      'Accepted forms that are not stored once',
    ],
    [{ stored: { ...stored, mails: [] }, messageIds: [] }, 'Accepted forms without a mail to the visitor'],
    [{ messageIds: [] }, 'Mails, of 1, that did not leave'],
    [
      { messageIds: Array<string>(3).fill('<m@agency.example>') },
      'Mails that left again under the same Message-ID',
    ],
    [
      { happened: [{ ...happened('seconds'), warmAfter: undefined }] },
      'Gateways that kept no pages again within 30 s',
    ],
    [{ behind: ['gateway 1'] }, 'Gateways without the last content'],
    [
      { done: [{ what: 'an import', from: 30_000, until: 31_000, error: 'no' }] },
      'Imports, changes and promotions that failed while nothing was broken',
    ],
  ];
  for (const [changes, what] of cases) expect(broken(goodRun({ forms, stored, ...changes }))).toEqual([what]);
});

test('a form whose file cannot be kept while the store is away is counted apart, a page is not', () => {
  const away = happened('nothing');
  const fault = { ...away.fault, stops: 'a form with a file' };
  const with503 = (path: string) => [...goodRun().answers, { ...answer(10_500, 503), path }];
  const seen = { happened: [{ ...away, fault }] };
  expect(broken(goodRun({ ...seen, answers: with503('a form with a file') }))).toEqual([]);
  expect(broken(goodRun({ ...seen, answers: with503('/fr/') }))).toHaveLength(1);
});

test('errors while the database is away are counted apart', () => {
  const answers = [...goodRun().answers, ...Array.from({ length: 50 }, () => answer(10_500, 503))];
  expect(broken(goodRun({ answers, happened: [happened('counted')] }))).toEqual([]);
});
