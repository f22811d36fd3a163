import type { FormSession } from './form-session.ts';
import s from './visitor-form.module.css';

/** The form session for a submission without JavaScript, and the honeypot. Server and browser each create a session: the server's is kept. */
export function HiddenFields({
  session,
  propertyId,
}: {
  session: FormSession;
  propertyId: number | undefined;
}) {
  return (
    <>
      <input type="hidden" name="key" defaultValue={session.key} suppressHydrationWarning />
      <input type="hidden" name="openedAt" defaultValue={session.openedAt} suppressHydrationWarning />
      {propertyId !== undefined && <input type="hidden" name="propertyId" defaultValue={propertyId} />}
      <div className={s.trap} aria-hidden="true">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
