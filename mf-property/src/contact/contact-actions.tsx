import { useIntl } from 'react-intl';
import { formatPhone } from 'shared-kit/domain/phone';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, phone as phoneShape } from 'shared-kit/ui/icon/shapes';
import { mailLink, phoneLink } from './contact-links.ts';
import type { ContactPerson } from './contact-person.ts';

interface Props {
  person: ContactPerson;
  /** Subject of the e-mail: tells the agency which property is meant. */
  subject: string;
  /** Fits two buttons side by side on a phone. */
  short?: boolean;
}

/** Call and e-mail, for real: `tel:` and `mailto:`. */
export function ContactActions({ person, subject, short = false }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ButtonLink wide variant="accent" to={phoneLink(person.phone)}>
        <Icon shape={phoneShape} />
        {short ? formatMessage({ id: 'contact.call' }) : formatPhone(person.phone)}
      </ButtonLink>
      <ButtonLink wide variant="secondary" to={mailLink({ to: person.email, subject })}>
        <Icon shape={mail} />
        {formatMessage({ id: short ? 'contact.mailShort' : 'contact.mail' })}
      </ButtonLink>
    </>
  );
}
