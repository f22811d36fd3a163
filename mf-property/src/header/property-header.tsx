import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { addressLine } from 'shared-kit/domain/address-line';
import { Icon } from 'shared-kit/ui/icon/icon';
import { map } from 'shared-kit/ui/icon/shapes';
import { useText } from 'shared-kit/ui/text';
import { closedStatus } from '../closed/closed-status.ts';
import s from './property-header.module.css';
import { PriceSummary } from './price-summary.tsx';

/** Title, place, reference; the price too where no panel stands beside, unless the property is sold or rented. */
export function PropertyHeader({ property, name }: { property: PropertyDetail; name: string }) {
  const text = useText();
  const { address, mainType, project, reference, titleLanguage } = property;
  return (
    <header className={s.header}>
      <p className={s.kicker}>
        {[
          mainType,
          project && text('header.partOf', { project: project.name }),
          reference && text('property.referenceValue', { reference }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h1 className={s.title} lang={titleLanguage}>
        {name}
      </h1>
      <p className={s.place}>
        <Icon shape={map} />
        <span>
          {addressLine(address, (box) => text('header.box', { box }))}
          {!address.street && <span className={s.onRequest}> ({text('header.addressOnRequest')})</span>}
        </span>
      </p>
      {!closedStatus(property) && (
        <div className={s.price}>
          <PriceSummary property={property} />
        </div>
      )}
    </header>
  );
}
