import { FormattedMessage } from 'react-intl';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { OwnerPortal } from 'shared-kit/contracts/api/owner-portal';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { house } from 'shared-kit/domain/icon-shapes';
import type { DocumentAnswer } from '../documents/document.action.ts';
import { OwnerDocuments } from '../documents/owner-documents.tsx';
import { PropertyName, PropertyChoice } from '../layout/property-choice.tsx';
import { PortalLayout } from '../layout/portal-layout.tsx';
import { PortalSection } from '../layout/portal-section.tsx';
import { Statistics, VisitFigures } from '../statistics/statistics.tsx';
import { Upcoming } from '../upcoming/upcoming.tsx';
import s from './portal-page.module.css';
import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Plate } from 'shared-kit/ui/picture/plate';
import { Price } from 'shared-kit/ui/price/price';
import { StatusRibbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import owned from './owned-property.module.css';

export interface PortalData extends OwnerPortal {
  /** A document was sent before. */
  isDocumentSent?: boolean;
  /** The property that the statistics are of; all without it. */
  chosen?: number | undefined;
}

interface PortalPageProps {
  data: PortalData;
  actionData?: DocumentAnswer;
}

/** The owner's own properties with statistics of one or all, and what is to come (product O1, O4, O5, O20). */
export default function PortalPage({ data, actionData }: PortalPageProps) {
  const { owner, properties, chosen } = data;
  const home = properties.length > 1 && properties.find(({ listing }) => listing.id === chosen);
  return (
    <PortalLayout
      page="overview"
      title={<FormattedMessage id="portal.greeting" values={{ firstName: owner.firstName }} />}
      intro={
        home ? (
          <FormattedMessage id="portal.introOfOne" values={{ home: <PropertyName property={home} /> }} />
        ) : (
          <FormattedMessage id="portal.intro" values={{ count: properties.length }} />
        )
      }
    >
      {properties.length === 0 ? <NoProperties /> : <Properties {...data} refused={actionData} />}
    </PortalLayout>
  );
}

function Properties({
  properties,
  overview,
  documents,
  isDocumentSent,
  chosen,
  refused,
}: PortalData & { refused: DocumentAnswer | undefined }) {
  const shown = properties.filter(({ listing }) => chosen === undefined || listing.id === chosen);
  return (
    <>
      {isDocumentSent && !refused && (
        <Notice kind="success">
          <p>
            <FormattedMessage id="documents.sent" />
          </p>
        </Notice>
      )}
      {properties.length > 1 && <PropertyChoice properties={properties} chosen={chosen} />}
      <Statistics overview={overview} />
      <Upcoming entries={overview.upcoming} properties={properties} />
      <OwnerDocuments documents={documents} properties={properties} refused={refused} />
      <PortalSection
        id="own-properties"
        title={<FormattedMessage id="portal.properties" values={{ count: shown.length }} />}
      >
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
      </PortalSection>
    </>
  );
}

/** An owner whose properties are not, or not any more, on the site. */
function NoProperties() {
  const { agency } = useHost().site;
  return (
    <EmptyState
      shape={house}
      title={<FormattedMessage id="portal.empty.title" />}
      actions={
        <>
          {agency.phone && (
            <ButtonLink to={`tel:${agency.phone}`}>
              <FormattedMessage id="portal.empty.call" />
            </ButtonLink>
          )}
          {agency.email && (
            <ButtonLink to={`mailto:${agency.email}`} variant="secondary">
              <FormattedMessage id="portal.empty.write" />
            </ButtonLink>
          )}
        </>
      }
    >
      <FormattedMessage id="portal.empty.text" values={{ agency: agency.name }} />
    </EmptyState>
  );
}

const SIZES = '(min-width: 1024px) 272px, (min-width: 600px) 34vw, 92vw';

/** One own property: how visitors see it, and how many did. */
function OwnedProperty({ property: { listing, visits } }: { property: OwnerProperty }) {
  const { href } = useHost();
  const { picture, mainType, city } = listing;
  return (
    <article className={owned.property}>
      <div className={owned.media}>
        {picture ? (
          <Picture picture={picture} sizes={SIZES} widths={[250, 400, 600]} alt="" />
        ) : (
          <Plate
            typeId={listing.typeIds[0]}
            name={mainType}
            note={<FormattedMessage id="property.noPicture" />}
          />
        )}
        <StatusRibbon className={owned.ribbon} {...listing} />
      </div>
      <div className={owned.body}>
        <p className={owned.place}>
          {[mainType, `${listing.zip} ${city}`].filter(Boolean).join(' · ')}
          <span className={owned.reference}>
            <FormattedMessage id="property.referenceValue" values={{ reference: listing.reference }} />
          </span>
        </p>
        <h3 className={owned.title} lang={listing.titleLanguage}>
          <Link className={owned.link} to={href(...listingLink(listing))}>
            {listingName(listing)}
          </Link>
        </h3>
        <Price price={listing.price} />
        <VisitFigures visits={visits} />
      </div>
    </article>
  );
}
