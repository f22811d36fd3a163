import { useIntl } from 'react-intl';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Picture } from 'shared-kit/ui/picture/picture';
import { QUESTION_ID } from '../question/question-id.ts';
import { ContactActions } from './contact-actions.tsx';
import type { ContactPerson } from './contact-person.ts';
import s from './contact-card.module.css';

/** The person who knows the property, with photo, phone and e-mail. */
export function ContactCard({ person, subject }: { person: ContactPerson; subject: string }) {
  const { formatMessage } = useIntl();
  return (
    <section className={s.card}>
      <h2 className={s.title}>{formatMessage({ id: 'contact.title' })}</h2>
      <div className={s.person}>
        {person.photo && (
          <Picture className={s.photo} picture={person.photo} sizes="64px" widths={[100, 250]} alt="" />
        )}
        <p>
          <span className={s.role}>{formatMessage({ id: 'contact.manager' })}</span>
          <strong className={s.name}>{person.name}</strong>
        </p>
      </div>
      <ButtonLink wide variant="secondary" className={s.ask} to={`#${QUESTION_ID}`}>
        {formatMessage({ id: 'question.ask' })}
      </ButtonLink>
      <ContactActions person={person} subject={subject} />
    </section>
  );
}
