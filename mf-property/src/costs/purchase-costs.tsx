import { useIntl } from 'react-intl';
import type { PurchaseTax } from 'shared-kit/domain/purchase-costs';
import { DUTIES_READ_ON } from 'shared-kit/domain/registration-duties';
import { classNames } from 'shared-kit/ui/class-names';
import { useText } from 'shared-kit/ui/text';
import { useNumbers } from 'shared-kit/ui/use-numbers';
import { OwnHomeTerms } from './own-home-terms.tsx';
import type { PurchaseSum } from './purchase-sum.ts';
import s from './costs.module.css';

interface Column {
  id: string;
  /** Key of its heading; none where it stands alone. */
  title: string;
  tax: PurchaseTax | null;
}

/** A purchase with its taxes and fees, side by side for an ordinary buyer and for the buyer of an own home. */
export function PurchaseCosts({ sum }: { sum: PurchaseSum }) {
  const intl = useIntl();
  const text = useText();
  const { euro } = useNumbers();
  const { kind, notary, price, region, taxes } = sum;
  const columns = columnsOf(sum);
  const total = (tax: PurchaseTax | null) => euro(price + (tax?.amount ?? 0) + (notary?.amount ?? 0));
  const rate = ({ percent }: PurchaseTax) => intl.formatNumber(percent, { maximumFractionDigits: 2 });
  return (
    <div className={classNames(s.part, s.purchase)}>
      <table className={s.table}>
        <caption className={s.caption}>{text('costs.purchase')}</caption>
        {columns.length > 1 && (
          <thead>
            <tr>
              <td />
              {columns.map(({ id, title }) => (
                <th key={id} scope="col">
                  {text(title, { region })}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          <tr>
            <th scope="row">{text(sum.isStartingPrice ? 'costs.startingPrice' : 'costs.price')}</th>
            {columns.map(({ id }) => (
              <td key={id}>{euro(price)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text(taxes.kind === 'duties' ? 'costs.duties' : 'costs.vat', { region })}</th>
            {columns.map(({ id, tax }) => (
              <td key={id}>
                {tax ? (
                  <>
                    {euro(tax.amount)}{' '}
                    <small className={s.rate}>{text('costs.rate', { rate: rate(tax) })}</small>
                  </>
                ) : (
                  text('costs.vatIncluded')
                )}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text(notary?.withVat === false ? 'costs.notaryWithoutVat' : 'costs.notary')}</th>
            {columns.map(({ id }) => (
              <td key={id}>{notary ? euro(notary.amount) : text('costs.notaryUnknown')}</td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text(notary ? 'costs.total' : 'costs.totalWithoutNotary')}</th>
            {columns.map(({ id, tax }) => (
              <td key={id}>{total(tax)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {taxes.kind === 'duties' && <OwnHomeTerms {...{ kind, region }} isComputed={taxes.ownHome !== null} />}
      {taxes.kind === 'vat' && <p className={s.note}>{text('costs.vatTerms')}</p>}
      <p className={s.note}>
        {text('costs.indicative', {
          day: intl.formatDate(DUTIES_READ_ON, { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </p>
    </div>
  );
}

function columnsOf({ taxes }: PurchaseSum): Column[] {
  if (taxes.kind !== 'duties')
    return [{ id: 'all', title: 'costs.price', tax: taxes.kind === 'vat' ? taxes.vat : null }];
  const ordinary = { id: 'ordinary', title: 'costs.ordinary', tax: taxes.ordinary };
  return taxes.ownHome ? [ordinary, { id: 'own', title: 'costs.ownHome', tax: taxes.ownHome }] : [ordinary];
}
