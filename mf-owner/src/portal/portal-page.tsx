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
import { Statistics } from '../statistics/statistics.tsx';
import { Upcoming } from '../upcoming/upcoming.tsx';
import { OwnedProperty } from './owned-property.tsx';
import s from './portal-page.module.css';

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
