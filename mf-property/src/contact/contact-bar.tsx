import { useIntl } from 'react-intl';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, phone as phoneShape } from 'shared-kit/ui/icon/shapes';
import { QUESTION_ID } from '../question/question-id.ts';
import s from './contact-bar.module.css';
import { phoneLink } from './contact-links.ts';
import type { ContactPerson } from './contact-person.ts';

/** Call and ask within reach of the thumb, as long as the page of the property is on screen. Phones only. */
export function ContactBar({ person }: { person: ContactPerson }) {
  const { formatMessage } = useIntl();
  return (
    <aside className={s.bar} aria-label={formatMessage({ id: 'contact.bar' })}>
      <ButtonLink wide variant="accent" to={phoneLink(person.phone)}>
        <Icon shape={phoneShape} />
        {formatMessage({ id: 'contact.call' })}
      </ButtonLink>
      <ButtonLink wide variant="secondary" to={`#${QUESTION_ID}`}>
        <Icon shape={mail} />
        {formatMessage({ id: 'question.askShort' })}
      </ButtonLink>
    </aside>
  );
}
