import { useIntl } from 'react-intl';
import { phoneLink } from 'shared-kit/domain/phone';
import { useHost } from 'composer/host';
import { EmailAddress } from 'shared-kit/ui/email-address';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail, map, phone } from 'shared-kit/domain/icon-shapes';
import { SidePanel } from 'shared-kit/ui/side-panel/side-panel';
import s from './agency-card.module.css';

/** Address, phone and e-mail of the agency. */
export function AgencyCard() {
  const { formatMessage } = useIntl();
  const { agency } = useHost().site;
  if (!agency.name) return null;
  return (
    <SidePanel className={s.card}>
      <h2 className={s.title}>{agency.name}</h2>
      <p className={s.line}>
        <Icon shape={map} className={s.icon} />
        <span>
          {agency.street}
          <br />
          {agency.zip} {agency.city}
        </span>
      </p>
      <a className={s.line} href={phoneLink(agency.phone)}>
        <Icon shape={phone} className={s.icon} />
        {agency.phone}
      </a>
      <a className={s.line} href={`mailto:${agency.email}`}>
        <Icon shape={mail} className={s.icon} />
        <EmailAddress>{agency.email}</EmailAddress>
      </a>
      <p className={s.note}>{formatMessage({ id: 'contact.answerTime' })}</p>
    </SidePanel>
  );
}
