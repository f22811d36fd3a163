import { formatPhone } from 'shared-kit/domain/texts';
import { useText } from '../text.tsx';
import s from './print-foot.module.css';

interface Props {
  /** Whom to call. */
  contact: { name: string; phone: string; email: string };
  /** Path of the page, for the QR code. */
  path: string;
  /** Absolute address of the page, where it is to be read beside the code. */
  address?: string;
}

/**
 * On paper only: whom to call, and a QR code to the page. The agency's identity stands in the shell's frame.
 * The code loads with the page, last: what is loaded only when the page is printed comes too late for the paper.
 * Messages of the remote: `print.scan`, `print.qr`.
 */
export function PrintFoot({ contact, path, address }: Props) {
  const text = useText();
  return (
    <div className={s.foot}>
      <p className={s.contact}>
        <strong>{contact.name}</strong>
        <br />
        {formatPhone(contact.phone)}
        <br />
        {contact.email}
      </p>
      <figure className={s.code}>
        <figcaption>
          {text('print.scan')}
          {address && (
            <>
              <br />
              <span className={s.address}>{address}</span>
            </>
          )}
        </figcaption>
        <img
          src={`/media/qr.svg?path=${encodeURIComponent(path)}`}
          alt={text('print.qr')}
          width={96}
          height={96}
          fetchPriority="low"
        />
      </figure>
    </div>
  );
}
