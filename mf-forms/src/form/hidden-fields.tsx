import type { FormSession } from './form-session.ts';
import s from './form-view.module.css';

/** What the form is about, beside what the visitor writes: an id, a token. */
export type FormSubject = Readonly<Record<string, string | number>>;

/** The form session for a submission without JavaScript, and the honeypot. Server and browser each create a session: the server's is kept. */
export function HiddenFields({ session, subject }: { session: FormSession; subject: FormSubject }) {
  return (
    <>
      <input type="hidden" name="key" defaultValue={session.key} suppressHydrationWarning />
      <input type="hidden" name="openedAt" defaultValue={session.openedAt} suppressHydrationWarning />
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
