import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { RemoteWidget } from 'composer/host';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { useText } from 'shared-kit/ui/text';
import { formatPhone, phoneLink } from 'shared-kit/domain/texts';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, phone as phoneShape } from 'shared-kit/domain/icon-shapes';
import type { ContactPerson } from '../contact/contact-person.ts';
import { QUESTION_ID, mailLink } from '../contact/contact-links.ts';
import s from './question.module.css';

interface Props {
  property: PropertyDetail;
  /** Path of the page. */
  path: string;
  person: ContactPerson;
  /** Subject of e-mails about the property. */
  subject: string;
}

/** The form that asks about the property, of the team that makes forms; phone and e-mail where it is missing. */
export function Question({ property, path, person, subject }: Props) {
  const text = useText();
  return (
    <section {...BELOW_FOLD} id={QUESTION_ID} className={s.question}>
      <h2 className={s.title}>{text('question.title')}</h2>
      <RemoteWidget
        remote="mf-forms"
        name="RequestInfo"
        propertyId={property.id}
        path={path}
        fallback={
          <div className={s.links}>
            <ContactActions person={person} subject={subject} />
          </div>
        }
      />
    </section>
  );
}

interface ActionsProps {
  person: ContactPerson;
  /** Subject of the e-mail: tells the agency which property is meant. */
  subject: string;
}

/** Call and e-mail, for real: `tel:` and `mailto:`. */
function ContactActions({ person, subject }: ActionsProps) {
  const text = useText();
  return (
    <>
      <ButtonLink wide variant="accent" to={phoneLink(person.phone)}>
        <Icon shape={phoneShape} />
        {formatPhone(person.phone)}
      </ButtonLink>
      <ButtonLink wide variant="quiet" to={mailLink({ to: person.email, subject })}>
        <Icon shape={mail} />
        {text('contact.mail')}
      </ButtonLink>
    </>
  );
}
