import { FormattedMessage } from 'react-intl';
import type { OwnerProperties } from 'shared-kit/contracts/api/owner';
import { NoProperties } from './no-properties.tsx';
import { OwnedProperty } from './owned-property.tsx';
import s from './portal-page.module.css';
import { SignOutButton } from './sign-out-button.tsx';
import { allVisits, VisitFigures } from './visit-figures.tsx';

/** The owner's own properties with their visits (product O1, O4). */
export default function PortalPage({ data: { owner, properties } }: { data: OwnerProperties }) {
  return (
    <div className={s.page}>
      <header className={s.head}>
        <div>
          <p className={s.kicker}>
            <FormattedMessage id="portal.name" />
          </p>
          <h1 className={s.title}>
            <FormattedMessage id="portal.greeting" values={{ firstName: owner.firstName }} />
          </h1>
          <p className={s.intro}>
            <FormattedMessage id="portal.intro" values={{ count: properties.length }} />
          </p>
        </div>
        <SignOutButton />
      </header>
      {properties.length === 0 ? <NoProperties /> : <Properties properties={properties} />}
    </div>
  );
}

function Properties({ properties }: Pick<OwnerProperties, 'properties'>) {
  return (
    <>
      {properties.length > 1 && (
        <section className={s.together} aria-labelledby="visits-together">
          <h2 id="visits-together" className={s.heading}>
            <FormattedMessage id="portal.together" />
          </h2>
          <VisitFigures visits={allVisits(properties)} large />
        </section>
      )}
      <section className={s.properties} aria-labelledby="own-properties">
        <h2 id="own-properties" className={s.heading}>
          <FormattedMessage id="portal.properties" values={{ count: properties.length }} />
        </h2>
        <ul className={s.list} role="list">
          {properties.map((property, index) => (
            <li key={property.listing.id} className={s.item}>
              <OwnedProperty property={property} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        <p className={s.note}>
          <FormattedMessage id="visits.note" />
        </p>
      </section>
    </>
  );
}
