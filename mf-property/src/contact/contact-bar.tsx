import { useIntl } from 'react-intl';
import { ContactActions } from './contact-actions.tsx';
import type { ContactPerson } from './contact-person.ts';
import s from './contact-bar.module.css';

/** Call and e-mail within reach of the thumb, as long as the page of the property is on screen. Phones only. */
export function ContactBar({ person, subject }: { person: ContactPerson; subject: string }) {
  const { formatMessage } = useIntl();
  return (
    <aside className={s.bar} aria-label={formatMessage({ id: 'contact.bar' })}>
      <ContactActions short person={person} subject={subject} />
    </aside>
  );
}
