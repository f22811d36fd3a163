import { formatPhone } from 'shared-kit/domain/phone';
import { useHost } from 'shared-kit/host';
import { useText } from 'shared-kit/ui/text';
import s from './print-foot.module.css';

/** On paper only: whom to call, and a QR code to the page with the prices of today. */
export function PrintFoot({ path }: { path: string }) {
  const { agency } = useHost().site;
  const text = useText();
  return (
    <div className={s.foot}>
      <p>
        <strong>{agency.name}</strong>
        <br />
        {formatPhone(agency.phone)}
        <br />
        {agency.email}
      </p>
      <figure className={s.code}>
        <figcaption>{text('print.scan')}</figcaption>
        <img
          src={`/media/qr.svg?path=${encodeURIComponent(path)}`}
          alt={text('print.qr')}
          width={96}
          height={96}
          loading="lazy"
        />
      </figure>
    </div>
  );
}
