import type { FormSession } from './form-session.ts';
import s from './form-view.module.css';

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
