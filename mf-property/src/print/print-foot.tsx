import { useIntl } from 'react-intl';
import { formatPhone } from 'shared-kit/domain/phone';
import type { ContactPerson } from '../contact/contact-person.ts';
import s from './print-foot.module.css';

interface Props {
  person: ContactPerson;
  /** Path of the page, for the QR code. */
  path: string;
  /** Absolute address of the page. */
  address: string;
}

/**
 * End of the brochure's first page: whom to call, and a QR code to the page. The agency's identity stands in the shell's frame.
 * The code loads with the page, last: what is loaded only when the page is printed comes too late for the paper.
 */
export function PrintFoot({ person, path, address }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={s.foot}>
      <p className={s.contact}>
        <strong>{person.name}</strong>
        <br />
        {formatPhone(person.phone)}
        <br />
        {person.email}
      </p>
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
          fetchPriority="low"
        />
      </figure>
    </div>
  );
}
