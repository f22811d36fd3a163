import { brochurePath } from 'shared-kit/contracts/api/property-files';
import { listingLink } from 'shared-kit/domain/listing-link';
import { Slot, useHost } from 'composer/host';
import { Gallery, NoPictures } from 'shared-kit/ui/gallery/gallery';
import { PrintFoot } from 'shared-kit/ui/print-foot/print-foot';
import { transitionName } from 'shared-kit/ui/picture/picture';
import { StatusRibbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import { useText } from 'shared-kit/ui/text';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { SidePanel } from 'shared-kit/ui/side-panel/side-panel';
import { ContactBar } from 'shared-kit/ui/contact-bar/contact-bar';
import { alertPath, ClosedNotice, StatusNotice } from '../closed/status-notices.tsx';
import { closedStatus } from '../closed/closed-status.ts';
import { contactPerson, type ContactPerson } from '../contact/contact-person.ts';
import { findVisitPath, QUESTION_ID } from '../contact/contact-links.ts';
import { Costs } from '../costs/costs.tsx';
import { Description } from '../description/description.tsx';
import { Documents } from '../documents/documents.tsx';
import { Energy } from '../energy/energy.tsx';
import { Annuity, Permits, PropertyDetails } from '../facts/property-details.tsx';
import { KeyFacts, PropertyHeader, PriceSummary } from '../header/property-header.tsx';
import { MediaSection } from '../media/media-section.tsx';
import { Mobility } from '../mobility/mobility.tsx';
import { picturesLink } from '../links.ts';
import { Risks } from '../risk/risks.tsx';
import { Question } from '../question/question.tsx';
import { Similar } from '../similar/similar.tsx';
import { OthersOfManager } from '../similar/others-of-manager.tsx';
import { UnitPlaceSection } from '../unit-place/unit-place-section.tsx';
import { OpenDays } from '../open-days/open-days.tsx';
import { PlaceSection } from '../place/place-section.tsx';
import { ContactCard } from '../contact/contact-card.tsx';
import { PageTools } from './page-tools.tsx';
import { propertyName } from './property-name.ts';
import type { PropertyPageData } from './property.loader.ts';
import s from './property-page.module.css';

/** One property, whole: pictures, price, facts, energy, contact and what is like it. A sold or rented one has no price and no contact. */
export default function PropertyPage({ data }: { data: PropertyPageData }) {
  const text = useText();
  const { href, site } = useHost();
  const { address, property, similar } = data;
  const path = href(...listingLink(property))!;
  const closed = closedStatus(property);
  const name = propertyName(property, text('meta.property'));
  const person = contactPerson(property, site.agency);
  const subject = text('contact.subject', { title: name, reference: property.reference });
  const visitPath = findVisitPath(href, property);
  const ribbon = <StatusRibbon {...property} />;
  return (
    <article className={s.page}>
      {property.pictures.length > 0 ? (
        <Gallery
          label={text('gallery.label')}
          pictures={property.pictures}
          name={name}
          page={href(...picturesLink(property))}
          transitionName={transitionName(property.id)}
          ribbon={ribbon}
        />
      ) : (
        <NoPictures
          typeId={property.typeIds[0]}
          name={property.mainType || text('meta.property')}
          note={text('gallery.noPictures')}
          ribbon={ribbon}
        />
      )}
      <div className={s.body}>
        {closed && <ClosedNotice status={closed} property={property} hasSimilar={similar.length > 0} />}
        <div className={s.main}>
          <PropertyHeader property={property} name={name} />
          <KeyFacts property={property} />
          <PageTools
            propertyId={property.id}
            name={name}
            address={address}
            brochure={closed ? undefined : brochurePath(property.id, site.language)}
          />
          <StatusNotice property={property} hasSimilar={similar.length > 0} />
          <OpenDays property={property} />
          <Description html={property.description} language={property.descriptionLanguage} />
          <PrintFoot contact={person} path={path} address={address} />
          <Annuity property={property} />
          <MediaSection property={property} />
          <PropertyDetails property={property} />
          {property.project && data.unitPlace && (
            <UnitPlaceSection project={property.project} place={data.unitPlace} />
          )}
          <Costs property={property} path={path} loan={data.loan ?? null} />
          <Slot
            name="property/below-facts"
            propertyId={property.id}
            reference={property.reference}
            path={path}
          />
          <Energy property={property} />
          <Risks property={property} />
          <Permits property={property} />
          <PlaceSection property={property} name={name} />
          <Mobility mobility={property.mobility} />
          <Documents property={property} />
        </div>
        {!closed && (
          <>
            <PricePanel {...{ property, person, subject, visitPath }} />
            <Question property={property} path={path} person={person} subject={subject} />
          </>
        )}
      </div>
      <Similar listings={similar} alert={alertPath(href, property)} />
      {!closed && property.manager && data.ofManager && (
        <OthersOfManager name={property.manager.name} listings={data.ofManager} />
      )}
      {!closed && <PropertyContactBar person={person} visitPath={visitPath} />}
    </article>
  );
}

interface PricePanelProps {
  property: PropertyDetail;
  person: ContactPerson;
  /** Subject of e-mails about the property. */
  subject: string;
  /** Where a visit is booked, if it can be. */
  visitPath: string | undefined;
}

/** Price and contact: beside the page and always in sight on desktops, before the form elsewhere. */
function PricePanel({ property, person, subject, visitPath }: PricePanelProps) {
  return (
    <SidePanel className={s.panel}>
      <div className={s.price}>
        <PriceSummary property={property} />
      </div>
      <ContactCard {...{ property, person, subject, visitPath }} />
    </SidePanel>
  );
}

/** Call who looks after the property, book a visit, or go to the question form of the page. */
function PropertyContactBar({
  person,
  visitPath,
}: {
  person: ContactPerson;
  /** Where a visit is booked, if it can be. */
  visitPath: string | undefined;
}) {
  const text = useText();
  return (
    <ContactBar
      label={text('contact.bar')}
      call={{ label: text('contact.call'), phone: person.phone }}
      visit={visitPath ? { label: text('contact.visitShort'), to: visitPath } : undefined}
      ask={{ label: text('question.askShort'), to: `#${QUESTION_ID}` }}
    />
  );
}
