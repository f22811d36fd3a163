import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import { formatPhone } from 'shared-kit/domain/phone';
import type { ContactPerson } from '../contact/contact-person.ts';
import s from './print-identity.module.css';

/** Head of the printed brochure: who offers the property. */
export function PrintHead({ agency, reference }: { agency: Site['agency']; reference: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={s.head}>
      <strong className={s.name}>{agency.name}</strong>
      <span>{reference && formatMessage({ id: 'property.referenceValue' }, { reference })}</span>
    </div>
  );
}

interface FootProps {
  agency: Site['agency'];
  person: ContactPerson;
  /** Path of the page, for the QR code. */
  path: string;
  address: string;
}

/** Foot of the printed brochure: whom to call, the agency's identity, and a QR code to the page. */
export function PrintFoot({ agency, person, path, address }: FootProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={s.foot}>
      <div>
        <p className={s.contact}>
          <strong>{person.name}</strong>
          <br />
          {formatPhone(person.phone)} · {person.email}
        </p>
        <p>
          {agency.legalName} · {agency.street}, {agency.zip} {agency.city} · {agency.vat}
          <br />
          {agency.licence}
        </p>
      </div>
      <figure className={s.code}>
        <figcaption>
          {formatMessage({ id: 'print.scan' })}
          <br />
          <span className={s.address}>{address}</span>
        </figcaption>
        <img
          src={`/media/qr.svg?path=${encodeURIComponent(path)}`}
          alt={formatMessage({ id: 'print.qr' })}
          width={96}
          height={96}
          loading="lazy"
        />
      </figure>
    </div>
  );
}
