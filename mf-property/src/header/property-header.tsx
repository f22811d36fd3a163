import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { addressLine } from 'shared-kit/domain/address-line';
import { ListingHeader } from 'shared-kit/ui/listing-header/listing-header';
import { Link } from 'shared-kit/ui/link/link';
import { useText } from 'shared-kit/ui/text';
import { closedStatus } from '../closed/closed-status.ts';
import { directionsTo } from './directions.ts';
import s from './property-header.module.css';
import { PriceSummary } from './price-summary.tsx';

/** Title, place, reference; the price too where no panel stands beside, unless the property is sold or rented. */
export function PropertyHeader({ property, name }: { property: PropertyDetail; name: string }) {
  const text = useText();
  const { address, mainType, project, reference, titleLanguage } = property;
  const closed = closedStatus(property);
  return (
    <ListingHeader
      className={s.header}
      kicker={[
        mainType,
        project && text('header.partOf', { project: project.name }),
        reference && text('property.referenceValue', { reference }),
      ]}
      title={name}
      titleLanguage={titleLanguage}
      place={
        <>
          {addressLine(address, (box) => text('header.box', { box }))}
          {!address.street && <span className={s.onRequest}> ({text('header.addressOnRequest')})</span>}
          {!closed && (
            <>
              {' '}
              <Link className={s.directions} to={directionsTo(address)} rel="noopener noreferrer">
                {text('header.directions')}
              </Link>
            </>
          )}
        </>
      }
    >
      {!closed && (
        <div className={s.price}>
          <PriceSummary property={property} />
        </div>
      )}
    </ListingHeader>
  );
}
