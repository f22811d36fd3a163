import { useIntl } from 'react-intl';
import {
  type PurchaseTax,
  type PurchaseKind,
  purchaseKind,
  purchaseTaxes,
  type PurchaseTaxes,
  DUTIES_READ_ON,
  REGISTRATION_DUTIES,
} from 'shared-kit/domain/purchase-costs';
import { classNames } from 'shared-kit/ui/class-names';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { type Region, findRegion } from 'shared-kit/domain/region';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale } from 'shared-kit/domain/goal';
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
  const columns = listColumns(sum);
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

function listColumns({ taxes }: PurchaseSum): Column[] {
  if (taxes.kind !== 'duties')
    return [{ id: 'all', title: 'costs.price', tax: taxes.kind === 'vat' ? taxes.vat : null }];
  const ordinary = { id: 'ordinary', title: 'costs.ordinary', tax: taxes.ordinary };
  return taxes.ownHome ? [ordinary, { id: 'own', title: 'costs.ownHome', tax: taxes.ownHome }] : [ordinary];
}

interface OwnHomeProps {
  kind: PurchaseKind;
  region: Region;
  /** Whether the reduced duty stands in the table. */
  isComputed: boolean;
}

/** Who pays less for a home of their own, in words with the figures of the table (product P19). */
function OwnHomeTerms({ kind, region, isComputed }: OwnHomeProps) {
  const text = useText();
  const intl = useIntl();
  const { euro } = useNumbers();
  const { ownHome } = REGISTRATION_DUTIES[region];
  if (kind === 'other') return null;
  const within = ownHome.withinYears[kind === 'plot' ? 'plot' : 'existing'];
  if (ownHome.kind === 'rate') {
    if (!isComputed) return null;
    return (
      <p className={s.note}>
        {text(`costs.terms.${region}`, {
          rate: intl.formatNumber(ownHome.percent),
          within,
          stay: ownHome.stayYears ?? 0,
        })}
      </p>
    );
  }
  if (kind === 'plot')
    return <p className={s.note}>{text('costs.terms.brusselsPlot', { amount: euro(ownHome.plot) })}</p>;
  return (
    <p className={s.note}>
      {text('costs.terms.brussels', {
        amount: euro(ownHome.home),
        price: euro(ownHome.upToPrice),
        perClass: euro(ownHome.perClass),
        classes: ownHome.fromClasses,
        within,
        stay: ownHome.stayYears ?? 0,
      })}
    </p>
  );
}

/** Fees of a notary: as the feed says, or by the table of the configuration. */
interface NotaryFees {
  amount: number;
  withVat: boolean;
}

/** What a purchase costs at its price, indicative (product P18, P19). */
interface PurchaseSum {
  price: number;
  isStartingPrice: boolean;
  region: Region;
  kind: PurchaseKind;
  taxes: PurchaseTaxes;
  notary: NotaryFees | null;
}

/** Null where nothing can be computed: no price is shown, it is that of a unit or a life annuity, or it lies outside Belgium. */
export function purchaseSum(property: PropertyDetail): PurchaseSum | null {
  const { address, annuity, finance, goal, price, typeIds } = property;
  const region = findRegion(address.zip, address.countryId);
  if (!isSale(goal) || price.amount === null || price.unit || price.annuity || annuity || !region)
    return null;
  const kind = purchaseKind(typeIds);
  const taxes = purchaseTaxes({ price: price.amount, region, kind, vat: price.vat, vatText: finance.vat });
  if (!taxes) return null;
  return {
    price: price.amount,
    isStartingPrice: price.kind === 'from',
    region,
    kind,
    taxes,
    notary: findNotaryFees(property),
  };
}

function findNotaryFees({ costs, finance }: PropertyDetail): NotaryFees | null {
  if (finance.notaryFeesWithVat !== null) return { amount: finance.notaryFeesWithVat, withVat: true };
  if (finance.notaryFees !== null) return { amount: finance.notaryFees, withVat: false };
  return costs?.notaryFees == null ? null : { amount: costs.notaryFees, withVat: true };
}
