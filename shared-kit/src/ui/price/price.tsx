import { useIntl } from 'react-intl';
import type { PriceLabel } from 'shared-kit/contracts/api/listing';
import { classNames } from '../class-names.tsx';
import { useNumbers } from '../text.tsx';
import s from './price.module.css';

const MESSAGE_IDS = {
  amount: 'property.priceAmount',
  from: 'property.priceFrom',
  'on-request': 'property.priceOnRequest',
} as const;

/** A price in words and figures (product L6, L7, T2); nothing when it is not published. Messages: `property`. */
export function Price({ price, className }: { price: PriceLabel; className?: string }) {
  const intl = useIntl();
  const numbers = useNumbers();
  if (price.kind === 'hidden') return null;
  if (price.annuity) return <BouquetPrice price={price} annuity={price.annuity} className={className} />;
  return (
    <span className={classNames(s.price, price.kind === 'on-request' && s.words, className)}>
      {intl.formatMessage(
        { id: MESSAGE_IDS[price.kind] },
        { amount: numbers.euro(price.amount), perMonth: price.perMonth && !price.unit ? 'yes' : 'no' },
      )}
      {price.unit && (
        <>
          {' '}
          <span className={s.vat}>{price.unit}</span>
        </>
      )}
      {price.ofAnnuity && (
        <>
          {' '}
          <span className={s.vat}>{intl.formatMessage({ id: 'property.priceOfAnnuity' })}</span>
        </>
      )}
      {price.amount !== null && <PriceVat vat={price.vat} />}
    </span>
  );
}

/** Whether VAT is in the price before it (product L7), after a blank; nothing where none is due. Messages: `property`. */
export function PriceVat({ vat }: Pick<PriceLabel, 'vat'>) {
  const intl = useIntl();
  if (!vat) return null;
  return (
    <>
      {' '}
      <span className={s.vat}>{intl.formatMessage({ id: 'property.priceVat' }, { vat })}</span>
    </>
  );
}

interface BouquetPriceProps {
  price: PriceLabel;
  annuity: NonNullable<PriceLabel['annuity']>;
  className: string | undefined;
}

/** What is paid at once and what each month; a line breaks between the two, or before the amount of a bouquet "from", which is long. */
function BouquetPrice({ price, annuity: { monthlyRent }, className }: BouquetPriceProps) {
  const intl = useIntl();
  const numbers = useNumbers();
  const from = price.kind === 'from' ? 'yes' : 'no';
  return (
    <span className={classNames(s.price, s.words, className)}>
      <span className={price.kind === 'from' ? undefined : s.whole}>
        {intl.formatMessage({ id: 'property.priceBouquet' }, { amount: numbers.euro(price.amount), from })}
      </span>
      {monthlyRent !== null && (
        <>
          {' '}
          <span className={s.monthly}>
            {intl.formatMessage({ id: 'property.priceAnnuity' }, { amount: numbers.euro(monthlyRent) })}
          </span>
        </>
      )}
    </span>
  );
}
