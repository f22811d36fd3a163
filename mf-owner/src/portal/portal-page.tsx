import { FormattedMessage } from 'react-intl';
import { PortalFrame } from '../frame/portal-frame.tsx';
import { PropertyChoice } from '../frame/property-choice.tsx';
import { Statistics } from '../statistics/statistics.tsx';
import { Upcoming } from '../upcoming/upcoming.tsx';
import { NoProperties } from './no-properties.tsx';
import { OwnedProperty } from './owned-property.tsx';
import s from './portal-page.module.css';
import type { PortalData } from './portal.loader.ts';

/** The owner's own properties with statistics of one or all, and what is to come (product O1, O4, O5). */
export default function PortalPage({ data }: { data: PortalData }) {
  const { owner, properties } = data;
  return (
    <PortalFrame
      page="overview"
      title={<FormattedMessage id="portal.greeting" values={{ firstName: owner.firstName }} />}
      intro={<FormattedMessage id="portal.intro" values={{ count: properties.length }} />}
    >
      {properties.length === 0 ? <NoProperties /> : <Properties {...data} />}
    </PortalFrame>
  );
}

function Properties({ properties, overview, chosen }: PortalData) {
  const shown = properties.filter(({ listing }) => chosen === undefined || listing.id === chosen);
  return (
    <>
      {properties.length > 1 && <PropertyChoice properties={properties} chosen={chosen} />}
      <Statistics overview={overview} />
      <Upcoming entries={overview.upcoming} properties={properties} />
      <section aria-labelledby="own-properties">
        <h2 id="own-properties" className={s.heading}>
          <FormattedMessage id="portal.properties" values={{ count: shown.length }} />
        </h2>
        <ul className={s.list} role="list">
          {shown.map((property) => (
            <li key={property.listing.id} className={s.item}>
              <OwnedProperty property={property} />
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
