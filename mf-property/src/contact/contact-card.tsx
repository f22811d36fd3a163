import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { calendar } from 'shared-kit/ui/icon/shapes';
import { Picture } from 'shared-kit/ui/picture/picture';
import { useText } from 'shared-kit/ui/text';
import { QUESTION_ID } from './question-id.ts';
import { ContactActions } from './contact-actions.tsx';
import type { ContactPerson } from './contact-person.ts';
import { OfferLink } from './offer-link.tsx';
import s from './contact-card.module.css';

interface ContactCardProps {
  property: PropertyDetail;
  person: ContactPerson;
  /** Subject of e-mails about the property. */
  subject: string;
  /** Where a visit is booked, if it can be. */
  visitPath: string | undefined;
}

/** The person who knows the property, with photo, phone and e-mail. */
export function ContactCard({ property, person, subject, visitPath }: ContactCardProps) {
  const text = useText();
  return (
    <section className={s.card}>
      <h2 className={s.title}>{text('contact.title')}</h2>
      <div className={s.person}>
        {person.photo && (
          <Picture className={s.photo} picture={person.photo} sizes="64px" widths={[100, 250]} alt="" />
        )}
        <p>
          <span className={s.role}>{text('contact.manager')}</span>
          <strong className={s.name}>{person.name}</strong>
          {person.speaks && (
            <span className={s.role}>{text('contact.speaks', { languages: person.speaks })}</span>
          )}
        </p>
      </div>
      {visitPath && (
        <ButtonLink wide to={visitPath}>
          <Icon shape={calendar} />
          {text('contact.visit')}
        </ButtonLink>
      )}
      <ButtonLink wide variant="secondary" className={s.ask} to={`#${QUESTION_ID}`}>
        {text('question.ask')}
      </ButtonLink>
      <ContactActions person={person} subject={subject} />
      <OfferLink property={property} />
    </section>
  );
}
