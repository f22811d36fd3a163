import { useIntl } from 'react-intl';
import {
  DEFAULT_OFFER_TERMS,
  advancePercent,
  invitationIn,
  takesOffers,
} from 'shared-kit/domain/purchase-offer';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { mail } from 'shared-kit/domain/icon-shapes';
import { isApiProblem } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { belgianDate } from 'shared-kit/domain/days';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { isClosed } from 'shared-kit/domain/status';
import { type Subject } from '../form/subject.ts';
import { sentId } from '../form/form-values.ts';
import { SubjectCard } from '../form/subject-card.tsx';
import { thanksPath } from '../form/send-form.ts';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { NoForm } from '../form/no-form.tsx';
import { FormView } from '../form/form-view.tsx';
import { offer } from './offer.form.ts';

/** Makes an offer for a property (product V41). */
export default function OfferPage({
  data: { property, hindrance, token },
  actionData,
}: FormPageProps<OfferData>) {
  const { formatMessage } = useIntl();
  const { href, site } = useHost();
  if (!property) {
    return (
      <NoForm
        shape={hindrance === 'gone' ? undefined : mail}
        title={formatMessage({ id: hindrance === 'gone' ? 'outcome.gone' : `offer.${hindrance}` })}
        actions={
          <>
            <ButtonLink to={href('contact')}>{formatMessage({ id: 'offer.ask' })}</ButtonLink>
            <ButtonLink variant="secondary" to={href('sale')}>
              {formatMessage({ id: 'thanks.sale' })}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const terms = site.offers ?? DEFAULT_OFFER_TERMS;
  const percent = advancePercent(terms, property.isOffPlan);
  const advance = formatMessage(
    { id: terms.account ? 'offer.advanceTo' : 'offer.advance' },
    { percent: percent.toLocaleString('nl-BE'), account: terms.account ?? '' },
  );
  return (
    <FormPage
      title={formatMessage({ id: 'offer.invite' })}
      introduction={
        <>
          <p>{formatMessage({ id: 'offer.intro' })}</p>
          <SubjectCard subject={property} />
        </>
      }
    >
      <FormView
        key={property.id}
        form={offer}
        name={`offer-${property.id}`}
        subject={{ propertyId: property.id, ...(token && { token }) }}
        thanksPath={thanksPath(href, 'offer-thanks', property.path)}
        answer={actionData}
        hints={{
          'offer.before': [formatMessage({ id: 'offer.binds' }), percent > 0 ? advance : ''].join(' ').trim(),
        }}
      />
    </FormPage>
  );
}

/** The property that an offer is for. */
interface OfferedProperty extends Subject {
  /** A unit of a project, whose advance is another. */
  isOffPlan: boolean;
}

interface OfferData {
  property: OfferedProperty | undefined;
  /** Why no offer can be made: there is no such property for sale, or it takes an invitation, or that is over. */
  hindrance: 'gone' | 'invitation' | 'expired' | undefined;
  /** The agency's invitation. */
  token: string | undefined;
}

/** The page that offers for the property of `?property=1399`, or of the invitation `?token=`, which the API checks with the form. */
export async function loader({ api, href, language, signal, site, url }: PageLoaderArgs): Promise<OfferData> {
  const token = url.searchParams.get('token') || undefined;
  const invitation = invitationIn(token ?? '');
  const id = invitation?.propertyId ?? sentId(url.searchParams.get('property'));
  const { isOpen } = site.offers ?? DEFAULT_OFFER_TERMS;
  const nothing = { property: undefined, token: undefined };
  if (id === undefined) return { ...nothing, hindrance: 'gone' };
  if (!isOpen && !invitation) return { ...nothing, hindrance: 'invitation' };
  if (!isOpen && invitation!.lastDay < belgianDate(new Date())) return { ...nothing, hindrance: 'expired' };
  try {
    const { property } = await api.get('getProperty', { params: { id }, query: { lang: language }, signal });
    if (!takesOffers(property) || isClosed(property.status)) return { ...nothing, hindrance: 'gone' };
    return {
      property: {
        kind: 'property',
        id,
        title: listingName(property),
        reference: property.reference,
        path: href(...listingLink(property)),
        isOffPlan: property.project !== null,
      },
      hindrance: undefined,
      token,
    };
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return { ...nothing, hindrance: 'gone' };
    throw error;
  }
}
