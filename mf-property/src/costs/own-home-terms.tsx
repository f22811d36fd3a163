import { useIntl } from 'react-intl';
import type { PurchaseKind } from 'shared-kit/domain/purchase-costs';
import { REGISTRATION_DUTIES } from 'shared-kit/domain/registration-duties';
import type { Region } from 'shared-kit/domain/region';
import { useText } from 'shared-kit/ui/text';
import { useNumbers } from 'shared-kit/ui/use-numbers';
import s from './costs.module.css';

interface Props {
  kind: PurchaseKind;
  region: Region;
  /** Whether the reduced duty stands in the table. */
  isComputed: boolean;
}

/** Who pays less for a home of their own, in words with the figures of the table (product P19). */
export function OwnHomeTerms({ kind, region, isComputed }: Props) {
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
