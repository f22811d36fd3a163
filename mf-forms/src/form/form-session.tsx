import s from './form-view.module.css';

/** Of one form that somebody fills in: its idempotency key, and the time since which it is open. */
export interface FormSession {
  key: string;
  /** ms since 1970. */
  openedAt: number;
}

/** Longest time that a form may be open, in ms; the API asks for as much. */
const LONGEST_OPEN = 24 * 3_600_000;

/**
 * Made where the form is: in the browser, or by the server for the answer to a form that was sent without scripts. Never in a page that
 * others get too. Not `crypto.randomUUID`, which exists on secure origins only.
 */
export function newFormSession(): FormSession {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, openedAt: Date.now() };
}

/** The session that a form without scripts carries; undefined when it has none that counts: it comes from a page that others get too. */
export function sentSession(sent: URLSearchParams): FormSession | undefined {
  const key = sent.get('key') ?? '';
  const openedAt = Number(sent.get('openedAt') || NaN);
  const age = Date.now() - openedAt;
  return /^[\w-]{16,64}$/.test(key) && age >= 0 && age <= LONGEST_OPEN ? { key, openedAt } : undefined;
}

/** What the form is about, beside what the visitor writes: an id, a token. */
export type FormSubject = Readonly<Record<string, string | number>>;

interface HiddenFieldsProps {
  /** Of the answer to a form that was sent without scripts; a page that everybody gets has none. */
  session: FormSession | undefined;
  subject: FormSubject;
}

/** What the form is about, the session of a form that is sent again without scripts, and the honeypot. */
export function HiddenFields({ session, subject }: HiddenFieldsProps) {
  return (
    <>
      {session && (
        <>
          <input type="hidden" name="key" defaultValue={session.key} />
          <input type="hidden" name="openedAt" defaultValue={session.openedAt} />
        </>
      )}
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div className={s.trap} aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
