import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { LoanAnswer } from 'shared-kit/domain/mortgage-loan';
import type { PurchaseTaxes } from 'shared-kit/domain/purchase-costs';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { closedStatus } from '../closed/closed-status.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { knownFacts, useFactFormat } from '../facts/fact.ts';
import { costFacts } from '../facts/property-facts.ts';
import s from './costs.module.css';
import { PriceHistory } from './price-history.tsx';
import { LoanForm } from './loan-form.tsx';
import { PurchaseCosts, purchaseSum } from './purchase-costs.tsx';
import { RentalCosts, rentalSum } from './rental-costs.tsx';

/** Facts that the tables say already, with the tax that is in the table. */
const NOTARY = ['finance.notaryFees', 'finance.notaryFeesWithVat'];
const IN_PURCHASE: Record<PurchaseTaxes['kind'], readonly string[]> = {
  duties: [...NOTARY, 'finance.registrationRights', 'finance.registrationTax'],
  vat: [...NOTARY, 'finance.vat'],
  'vat-included': [...NOTARY, 'finance.vat'],
};
const IN_RENTAL: readonly string[] = ['finance.chargesRenter', 'finance.deposit'];

interface Props {
  property: PropertyDetail;
  /** Path of the page. */
  path: string;
  /** The loan that the address of the page asks about. */
  loan: LoanAnswer | null;
}

/** What it costs to buy or rent the property, and what the feed says of its costs (product P3, P18–P21). */
export function Costs({ property, path, loan }: Props) {
  const text = useText();
  const isOpen = !closedStatus(property);
  const purchase = isOpen ? purchaseSum(property) : null;
  const rental = isOpen ? rentalSum(property) : null;
  const facts = knownFacts(costFacts(property, useFactFormat())).filter(
    ([label]) => !(purchase ? IN_PURCHASE[purchase.taxes.kind] : rental ? IN_RENTAL : []).includes(label),
  );
  if (facts.length === 0 && !purchase && !rental && !property.priceHistory) return null;
  return (
    <PageSection divided title={text('finance.title')} className={s.costs}>
      {purchase && <PurchaseCosts sum={purchase} />}
      {rental && <RentalCosts sum={rental} />}
      {isOpen && property.annuity && <p className={s.note}>{text('costs.annuity')}</p>}
      <FactTable facts={facts} />
      {isOpen && <PriceHistory property={property} />}
      {purchase && <LoanForm path={path} price={purchase.price} asked={loan} />}
    </PageSection>
  );
}
