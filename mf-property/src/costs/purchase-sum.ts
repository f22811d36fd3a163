import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isSale } from 'shared-kit/domain/goal';
import { purchaseKind, purchaseTaxes } from 'shared-kit/domain/purchase-costs';
import type { PurchaseKind, PurchaseTaxes } from 'shared-kit/domain/purchase-costs';
import { regionOf } from 'shared-kit/domain/region';
import type { Region } from 'shared-kit/domain/region';

/** Fees of a notary: as the feed says, or by the table of the configuration. */
interface NotaryFees {
  amount: number;
  withVat: boolean;
}

/** What a purchase costs at its price, indicative (product P18, P19). */
export interface PurchaseSum {
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
  const region = regionOf(address.zip, address.countryId);
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
    notary: notaryOf(property),
  };
}

function notaryOf({ costs, finance }: PropertyDetail): NotaryFees | null {
  if (finance.notaryFeesWithVat !== null) return { amount: finance.notaryFeesWithVat, withVat: true };
  if (finance.notaryFees !== null) return { amount: finance.notaryFees, withVat: false };
  return costs?.notaryFees == null ? null : { amount: costs.notaryFees, withVat: true };
}
