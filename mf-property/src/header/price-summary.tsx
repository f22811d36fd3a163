import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { Price } from 'shared-kit/ui/price/price';
import { useText } from 'shared-kit/ui/text';
import { useNumbers } from 'shared-kit/ui/use-numbers';
import s from './price-summary.module.css';

/** The price in its kind, with the charges of a rental, which it does not say (product L6). */
export function PriceSummary({ property }: { property: PropertyDetail }) {
  const text = useText();
  const { euro } = useNumbers();
  const { charges, price } = property;
  return (
    <>
      {price.kind === 'hidden' ? (
        <p className={s.hidden}>{text(price.perMonth ? 'price.rentHidden' : 'price.hidden')}</p>
      ) : (
        <p className={s.amount}>
          <Price price={price} />
        </p>
      )}
      {price.perMonth && charges.renter !== null && (
        <p className={s.charges}>{text('price.chargesPerMonth', { amount: euro(charges.renter) })}</p>
      )}
    </>
  );
}
