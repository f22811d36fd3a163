import type { Ticket } from './ticket.ts';
import s from './visitor-form.module.css';

/** What the form carries without JavaScript, and a field that only robots see. Server and browser each make a ticket: the server's stays. */
export function HiddenFields({ ticket, propertyId }: { ticket: Ticket; propertyId: number | undefined }) {
  return (
    <>
      <input type="hidden" name="key" defaultValue={ticket.key} suppressHydrationWarning />
      <input type="hidden" name="openedAt" defaultValue={ticket.openedAt} suppressHydrationWarning />
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
