import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { PriceVat } from 'shared-kit/ui/price/price';
import { useText } from 'shared-kit/ui/text';
import { useFactFormat } from '../facts/fact.ts';
import s from './price-history.module.css';

/** How the price has changed on this site, the latest first (product P24); nothing where there was one price only. */
export function PriceHistory({ property }: { property: PropertyDetail }) {
  const text = useText();
  const { date, euro, euroPerMonth } = useFactFormat();
  const { price, priceHistory } = property;
  if (!priceHistory) return null;
  const write = price.perMonth ? euroPerMonth : euro;
  return (
    <section className={s.history}>
      <h3 className={s.title}>{text(price.perMonth ? 'history.rent' : 'history.price')}</h3>
      <ol role="list" className={s.prices} reversed>
        {[...priceHistory].reverse().map(({ day, amount }) => (
          <li key={day} className={s.price}>
            <time dateTime={day}>{date(day)}</time>
            <span className={s.amount}>
              {write(amount)}
              <PriceVat vat={price.vat} />
            </span>
          </li>
        ))}
      </ol>
      <p className={s.note}>{text('history.note')}</p>
    </section>
  );
}
