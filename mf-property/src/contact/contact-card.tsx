import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { formatPhone, phoneLink } from 'shared-kit/domain/texts';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { calendar, phone } from 'shared-kit/domain/icon-shapes';
import { Picture } from 'shared-kit/ui/picture/picture';
import { useText } from 'shared-kit/ui/text';
import { DEFAULT_OFFER_TERMS, takesOffers } from 'shared-kit/domain/purchase-offer';
import { useHost } from 'composer/host';
import { mailLink, QUESTION_ID } from './contact-links.ts';
import type { ContactPerson } from './contact-person.ts';
import s from './contact-card.module.css';

interface ContactCardProps {
  property: PropertyDetail;
  person: ContactPerson;
  /** Subject of e-mails about the property. */
  subject: string;
  /** Where a visit is booked, if it can be. */
  visitPath: string | undefined;
}

/** The person who knows the property, and how to reach them: one button to act, one to call, links for all else. */
export function ContactCard({ property, person, subject, visitPath }: ContactCardProps) {
  const text = useText();
  return (
    <section className={s.card}>
      <h2 className={s.title}>{text('contact.title')}</h2>
      <div className={s.person}>
        {person.photo && (
          <Picture className={s.photo} picture={person.photo} sizes="64px" widths={[100, 250]} alt="" />
        )}
        <p>
          <span className={s.role}>{text('contact.manager')}</span>
          <strong className={s.name}>{person.name}</strong>
          {person.speaks && (
            <span className={s.role}>{text('contact.speaks', { languages: person.speaks })}</span>
          )}
        </p>
      </div>
      {visitPath ? (
        <ButtonLink wide to={visitPath}>
          <Icon shape={calendar} />
          {text('contact.visit')}
        </ButtonLink>
      ) : (
        <ButtonLink wide className={s.ask} to={`#${QUESTION_ID}`}>
          {text('question.ask')}
        </ButtonLink>
      )}
      <ButtonLink wide variant="secondary" to={phoneLink(person.phone)}>
        <Icon shape={phone} />
        {formatPhone(person.phone)}
      </ButtonLink>
      <div className={s.links}>
        {visitPath && (
          <ButtonLink variant="quiet" className={s.ask} to={`#${QUESTION_ID}`}>
            {text('question.ask')}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={mailLink({ to: person.email, subject })}>
          {text('contact.mail')}
        </ButtonLink>
        <ApplyLink property={property} />
        <OfferLink property={property} />
      </div>
    </section>
  );
}

/** Leads to the form of an offer, where the agency takes offers from everybody (product V41). */
function OfferLink({ property }: { property: PropertyDetail }) {
  const text = useText();
  const { href, site } = useHost();
  const page = href('purchase-offer');
  const { isOpen } = site.offers ?? DEFAULT_OFFER_TERMS;
  if (!page || !isOpen || !takesOffers(property)) return null;
  return (
    <ButtonLink variant="quiet" to={`${page}?property=${property.id}`}>
      {text('contact.offer')}
    </ButtonLink>
  );
}

type Rental = Pick<PropertyDetail, 'id' | 'application'>;

/** Leads to the application for a rental (product V15); nothing where none is possible, or no live release has that page. */
export function ApplyLink({ property: { id, application } }: { property: Rental }) {
  const text = useText();
  const { href } = useHost();
  const page = href('rent-application');
  if (!application || !page) return null;
  return (
    <ButtonLink variant="quiet" to={`${page}?property=${id}`}>
      {text('application.apply')}
    </ButtonLink>
  );
}
