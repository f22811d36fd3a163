import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { SidePanel } from 'shared-kit/ui/side-panel/side-panel';
import { ContactCard } from '../contact/contact-card.tsx';
import type { ContactPerson } from '../contact/contact-person.ts';
import { PriceSummary } from '../header/price-summary.tsx';
import s from './price-panel.module.css';

interface Props {
  property: PropertyDetail;
  person: ContactPerson;
  /** Subject of e-mails about the property. */
  subject: string;
  /** Where a visit is booked, if it can be. */
  visitPath: string | undefined;
}

/** Price and contact: beside the page and always in sight on desktops, before the form elsewhere. */
export function PricePanel({ property, person, subject, visitPath }: Props) {
  return (
    <SidePanel className={s.panel}>
      <div className={s.price}>
        <PriceSummary property={property} />
      </div>
      <ContactCard {...{ property, person, subject, visitPath }} />
    </SidePanel>
  );
}
