import { formatPhone, phoneLink } from 'shared-kit/domain/phone';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, phone as phoneShape } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import { mailLink } from './mail-link.ts';
import type { ContactPerson } from './contact-person.ts';

interface Props {
  person: ContactPerson;
  /** Subject of the e-mail: tells the agency which property is meant. */
  subject: string;
}

/** Call and e-mail, for real: `tel:` and `mailto:`. */
export function ContactActions({ person, subject }: Props) {
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
