import { useIntl } from 'react-intl';
import type { PriceLabel } from 'shared-kit/contracts/api/listing';
import { formatEuro } from 'shared-kit/domain/money';
import { classNames } from '../class-names.tsx';
import s from './price.module.css';

const MESSAGE_IDS = {
  amount: 'property.priceAmount',
  from: 'property.priceFrom',
  'on-request': 'property.priceOnRequest',
} as const;

/** A price in words and figures (decisions D5, D11); nothing when it is not published. Messages: `property`. */
export function Price({ price, className }: { price: PriceLabel; className?: string }) {
  const intl = useIntl();
  if (price.kind === 'hidden') return null;
  return (
    <span className={classNames(s.price, price.kind === 'on-request' && s.words, className)}>
      {intl.formatMessage(
        { id: MESSAGE_IDS[price.kind] },
        { amount: formatEuro(price.amount), perMonth: price.perMonth ? 'yes' : 'no' },
      )}
    </span>
  );
}
