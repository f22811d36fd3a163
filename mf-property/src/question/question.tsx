import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { RemoteWidget } from 'composer/host';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { useText } from 'shared-kit/ui/text';
import { ContactActions } from '../contact/contact-actions.tsx';
import type { ContactPerson } from '../contact/contact-person.ts';
import s from './question.module.css';
import { QUESTION_ID } from '../contact/question-id.ts';

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
