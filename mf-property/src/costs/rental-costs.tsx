import { useText, useNumbers } from 'shared-kit/ui/text';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale } from 'shared-kit/domain/goal';
import { findRegion, type Region } from 'shared-kit/domain/region';
import s from './costs.module.css';

/** Rent and charges each month, and the guarantee with the most that the region allows. */
export function RentalCosts({ sum }: { sum: RentalSum }) {
  const text = useText();
  const { euro } = useNumbers();
  const { charges, guarantee, limit, rent } = sum;
  return (
    <div className={s.part}>
      <table className={s.table}>
        <caption className={s.caption}>{text('costs.rental')}</caption>
        <tbody>
          <tr>
            <th scope="row">{text('costs.rent')}</th>
            <td>{euro(rent)}</td>
          </tr>
          <tr>
            <th scope="row">{text('finance.chargesRenter')}</th>
            <td>{charges === null ? text('costs.chargesUnknown') : euro(charges)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text(charges === null ? 'costs.perMonthWithoutCharges' : 'costs.perMonth')}</th>
            <td>{euro(rent + (charges ?? 0))}</td>
          </tr>
        </tfoot>
      </table>
      {guarantee !== null && (
        <p className={s.guarantee}>
          {text('finance.deposit')} <strong>{euro(guarantee)}</strong>
        </p>
      )}
      {limit && (
        <p className={s.note}>
          {text('costs.guaranteeLimit', {
            region: limit.region,
            months: limit.months,
            amount: euro(limit.amount),
          })}
        </p>
      )}
    </div>
  );
}

/** What a rental costs (product P21), in euro. */
interface RentalSum {
  rent: number;
  charges: number | null;
  /** As the feed says. */
  guarantee: number | null;
  /** The most that may be asked for a home; null where it is not known. */
  limit: { region: Region; months: number; amount: number } | null;
}

/** Null where it is no rental, or its rent of a month is not known. */
export function rentalSum({
  address,
  charges,
  costs,
  finance,
  goal,
  price,
}: PropertyDetail): RentalSum | null {
  if (isSale(goal) || price.amount === null || price.unit) return null;
  const region = findRegion(address.zip, address.countryId);
  const months = costs?.guaranteeMonths ?? null;
  return {
    rent: price.amount,
    charges: charges.renter,
    guarantee: finance.deposit,
    limit: region && months !== null ? { region, months, amount: price.amount * months } : null,
  };
}
