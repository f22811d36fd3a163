import { brochurePath } from 'shared-kit/contracts/api/brochure';
import { listingLink } from 'shared-kit/domain/listing-link';
import { Slot, useHost } from 'composer/host';
import { Gallery } from 'shared-kit/ui/gallery/gallery';
import { NoPictures } from 'shared-kit/ui/gallery/no-pictures';
import { PrintFoot } from 'shared-kit/ui/print-foot/print-foot';
import { transitionName } from 'shared-kit/ui/property-card/transition-name';
import { StatusRibbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import { useText } from 'shared-kit/ui/text';
import { alertPath } from '../alert/alert-path.ts';
import { ClosedNotice } from '../closed/closed-notice.tsx';
import { StatusNotice } from '../closed/status-notice.tsx';
import { closedStatus } from '../closed/closed-status.ts';
import { contactPerson } from '../contact/contact-person.ts';
import { visitPathOf } from '../contact/visit-path.ts';
import { PropertyContactBar } from '../contact/contact-bar.tsx';
import { Costs } from '../costs/costs.tsx';
import { Description } from '../description/description.tsx';
import { Documents } from '../documents/documents.tsx';
import { Energy } from '../energy/energy.tsx';
import { Annuity } from '../facts/annuity.tsx';
import { Permits } from '../facts/permits.tsx';
import { PropertyDetails } from '../facts/property-details.tsx';
import { KeyFacts } from '../header/key-facts.tsx';
import { PropertyHeader } from '../header/property-header.tsx';
import { MediaSection } from '../media/media-section.tsx';
import { Mobility } from '../mobility/mobility.tsx';
import { picturesLink } from '../links.ts';
import { Risks } from '../risk/risks.tsx';
import { Question } from '../question/question.tsx';
import { OthersOfManager } from '../similar/others-of-manager.tsx';
import { Similar } from '../similar/similar.tsx';
import { UnitPlaceSection } from '../unit-place/unit-place-section.tsx';
import { OpenDays } from '../open-days/open-days.tsx';
import { PlaceSection } from '../place/place-section.tsx';
import { PageTools } from './page-tools.tsx';
import { propertyName } from './property-name.ts';
import type { PropertyPageData } from './property.loader.ts';
import s from './property-page.module.css';
import { PricePanel } from './price-panel.tsx';

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
  const visitPath = visitPathOf(href, property);
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
