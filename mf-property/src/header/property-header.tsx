import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { addressLine } from 'shared-kit/domain/region';
import { ListingHeader } from 'shared-kit/ui/listing-header/listing-header';
import { Link } from 'shared-kit/ui/link/link';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { Price } from 'shared-kit/ui/price/price';
import { useIntl } from 'react-intl';
import { isHome } from 'shared-kit/domain/goal';
import { Icon } from 'shared-kit/ui/icon/icon';
import { bath, bed, car, garage, livingArea, plot, shower } from 'shared-kit/domain/icon-shapes';
import { closedStatus } from '../closed/closed-status.ts';
import { useFactFormat } from '../facts/fact.ts';
import { directionsTo } from './directions.ts';
import s from './property-header.module.css';

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

/** What visitors ask first, as figures with icons; what is unknown or zero is left out. */
export function KeyFacts({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const { squareMetres } = useFactFormat();
  const { rooms, surfaces } = property;
  const main = surfaces.living ? 'living' : 'total';
  const mainText = main === 'living' && !isHome(property.typeIds) ? 'usable' : main;
  const facts = [
    { id: mainText, shape: livingArea, amount: surfaces[main], text: squareMetres(surfaces[main]) },
    { id: 'ground', shape: plot, amount: surfaces.ground, text: squareMetres(surfaces.ground) },
    { id: 'bedrooms', shape: bed, amount: rooms.bedrooms },
    { id: 'bathrooms', shape: bath, amount: rooms.bathrooms },
    { id: 'showerRooms', shape: shower, amount: rooms.showerRooms },
    { id: 'garages', shape: garage, amount: rooms.garages },
    { id: 'parkings', shape: car, amount: rooms.parkings },
  ].filter(({ amount }) => amount);
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={s.facts} aria-label={intl.formatMessage({ id: 'keyFacts.label' })}>
      {facts.map(({ id, shape, amount, text }) => (
        <li key={id} className={s.fact}>
          <Icon shape={shape} className={s.icon} />
          <span>
            <strong className={s.figure}>{text ?? amount}</strong>{' '}
            {intl.formatMessage({ id: `keyFacts.${id}` }, { count: amount })}
          </span>
        </li>
      ))}
    </ul>
  );
}
