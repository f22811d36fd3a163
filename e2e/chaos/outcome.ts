import type { StoredForms } from '../site/stored-forms.ts';
import type { Fault } from './faults.ts';
import type { Answered, SentForm } from './visitors.ts';
import type { Done } from './work.ts';

/** When a fault happened, in ms, until what it broke ran again. */
export interface Happened {
  fault: Pick<Fault, 'name' | 'allowed' | 'stops' | 'mailsAgain'>;
  from: number;
  until: number;
  /** ms until both gateways kept pages again; undefined if they did not. */
  warmAfter: number | undefined;
}

/** What was seen of a fleet. */
export interface Evidence {
  answers: readonly Answered[];
  happened: readonly Happened[];
  forms: readonly Pick<SentForm, 'form' | 'isAccepted'>[];
  stored: Pick<StoredForms, 'submissions' | 'mails'>;
  /** The id of each mail that the mail server took, as often as it did. */
  messageIds: readonly string[];
  done: readonly Done[];
  /** Gateways that do not show the last change of content at the end. */
  behind: readonly string[];
}

interface Check {
  what: string;
  measured: string;
  allowed: string;
  isMet: boolean;
}

/** ms after a fault that still belong to it. */
const AFTERMATH = 3_000;
export const WARM_WITHIN = 30_000;
/** Of all answers, those that may be lost in the seconds after something was killed. */
const LOST_SHARE = 0.001;

const isLost = ({ status }: Answered) => typeof status === 'string' || status >= 500;

/** What was promised, and whether it was kept. */
export function judge(evidence: Evidence): Check[] {
  const { answers, happened, done, behind } = evidence;
  const lost = answers.filter(isLost);
  const findAllowed = (answer: Answered) => {
    const fault = findFault(answer, happened)?.fault;
    return fault && fault.stops === answer.path ? 'counted' : fault?.allowed;
  };
  const inSeconds = lost.filter((answer) => findAllowed(answer) === 'seconds');
  const share = inSeconds.length / answers.length;
  const outside = lost.filter((answer) => findAllowed(answer) === undefined);
  const inNothing = lost.filter((answer) => findAllowed(answer) === 'nothing');
  const mixed = answers.filter(({ fault }) => fault?.startsWith('mixed'));
  const broken = answers.filter(({ fault }) => fault && !fault.startsWith('mixed'));
  const refused = answers.filter(({ status }) => typeof status === 'number' && status >= 400 && status < 500);
  const cold = happened.filter(({ warmAfter }) => warmAfter === undefined || warmAfter > WARM_WITHIN);
  const failed = done.filter(
    (one) => one.error !== undefined && !happened.some((other) => overlaps(one, other)),
  );
  return [
    none('Errors while nothing was broken', outside.map(inWords)),
    none('Errors in rolling upgrades, and of what visitors must not notice', inNothing.map(inWords)),
    {
      what: 'Errors in the seconds after something was killed',
      measured: `${inSeconds.length} of ${answers.length} (${(share * 100).toFixed(3)} %)`,
      allowed: `${LOST_SHARE * 100} %`,
      isMet: share <= LOST_SHARE,
    },
    none('Pages of mixed releases', mixed.map(inWords)),
    none('Pages that were not whole', broken.map(inWords)),
    none('Requests that were refused', refused.map(inWords)),
    ...ofForms(evidence),
    none(
      `Gateways that kept no pages again within ${WARM_WITHIN / 1_000} s`,
      cold.map(({ fault }) => fault.name),
    ),
    none('Gateways without the last content', behind),
    none(
      'Imports, changes and promotions that failed while nothing was broken',
      failed.map(({ what, error }) => `${what}: ${error}`),
    ),
  ];
}

function ofForms({ forms, stored, messageIds, happened }: Evidence): Check[] {
  const byKey = Map.groupBy(stored.submissions, ({ idempotencyKey }) => idempotencyKey);
  const times = Map.groupBy(messageIds, (id) => id.replace(/^<|@.*$/g, ''));
  const wrong = forms.filter(({ form, isAccepted }) => {
    const count = byKey.get(form.key)?.length ?? 0;
    return isAccepted ? count !== 1 : count > 1;
  });
  const toVisitors = new Set(stored.mails.map(({ recipient }) => recipient));
  const unmailed = forms.filter(({ form, isAccepted }) => isAccepted && !toVisitors.has(form.email));
  const unsent = stored.mails.filter(({ id }) => !times.has(id));
  const again = [...times.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  const allowed = happened.reduce((sum, { fault }) => sum + (fault.mailsAgain ?? 0), 0);
  return [
    none(
      `Forms, of ${forms.length}, that were never accepted`,
      forms.filter(({ isAccepted }) => !isAccepted).map(({ form }) => form.key),
    ),
    none(
      'Accepted forms that are not stored once',
      wrong.map(({ form }) => form.key),
    ),
    none(
      'Accepted forms without a mail to the visitor',
      unmailed.map(({ form }) => form.key),
    ),
    none(
      `Mails, of ${stored.mails.length}, that did not leave`,
      unsent.map(({ id }) => id),
    ),
    {
      what: 'Mails that left again under the same Message-ID',
      measured: String(again),
      allowed: `${allowed}: one for each API that was killed`,
      isMet: again <= allowed,
    },
  ];
}

/** Examples are enough: what is wrong once is often wrong many times. */
function none(what: string, found: readonly string[]): Check {
  const examples = found.slice(0, 3).join('; ');
  return {
    what,
    measured: found.length === 0 ? '0' : `${found.length}: ${examples}`,
    allowed: '0',
    isMet: found.length === 0,
  };
}

const inWords = ({ path, status, fault }: Answered) => `${fault ?? status} of ${path}`;

const overlaps = (one: { from: number; until: number }, { from, until }: Happened) =>
  one.until >= from && one.from <= until + AFTERMATH;

/** The fault that an answer came in. */
const findFault = ({ at, took }: Answered, happened: readonly Happened[]) =>
  happened.find((one) => overlaps({ from: at - took, until: at }, one));

/** A table of the faults: what visitors saw, and for how long. */
export function formatTable({ answers, happened }: Evidence): string {
  const seconds = (time: number) => `${(time / 1_000).toFixed(1)} s`;
  const rows = happened.map((one) => {
    const during = answers.filter((answer) => findFault(answer, happened) === one);
    const lost = during.filter(isLost);
    const kinds = [...Map.groupBy(lost, ({ status }) => status)].map(
      ([status, { length }]) => `${length} × ${status}`,
    );
    const times = during.map(({ took }) => took).sort((a, b) => a - b);
    const lastLost = lost.reduce((last, { at }) => Math.max(last, at), one.from);
    return [
      one.fault.name,
      seconds(one.until - one.from),
      String(during.length),
      kinds.length ? `${kinds.join(', ')}, the last after ${seconds(lastLost - one.from)}` : 'no error',
      times.length ? seconds(times[Math.floor(times.length * 0.95)]!) : '–',
      one.warmAfter === undefined ? 'no' : seconds(one.warmAfter),
    ];
  });
  return markdownTable(
    ['fault', 'runs again after', 'answers', 'visitors saw', '95 % within', 'caches warm after'],
    rows,
  );
}

export const tableOfChecks = (checks: readonly Check[]) =>
  markdownTable(
    ['promise', 'measured', 'allowed', ''],
    checks.map(({ what, measured, allowed, isMet }) => [
      what,
      measured,
      allowed,
      isMet ? 'kept' : '**broken**',
    ]),
  );

function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
