import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { ContactCard } from '../contact/contact-card.tsx';
import type { ContactPerson } from '../contact/contact-person.ts';
import { PriceSummary } from '../header/price-summary.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { ShareMenu } from '../share/share-menu.tsx';
import s from './side-panel.module.css';

interface Props {
  property: PropertyDetail;
  name: string;
  person: ContactPerson;
  /** Subject of e-mails about the property. */
  subject: string;
  /** Absolute address of the page. */
  address: string;
}

/** Price and contact: beside the page and always in sight on desktops, after it elsewhere. */
export function SidePanel({ property, name, person, subject, address }: Props) {
  return (
    <aside className={s.panel}>
      <div className={s.price}>
        <PriceSummary property={property} />
      </div>
      <ContactCard person={person} subject={subject} />
      <div className={s.actions}>
        <ShareMenu address={address} name={name} />
        <PrintButton />
      </div>
    </aside>
  );
}
