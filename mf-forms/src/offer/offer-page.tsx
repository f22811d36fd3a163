import { useIntl } from 'react-intl';
import { DEFAULT_OFFER_TERMS, advancePercent } from 'shared-kit/domain/purchase-offer';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { mail } from 'shared-kit/domain/icon-shapes';
import { SubjectCard } from '../contact/subject-card.tsx';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { NoForm } from '../form/no-form.tsx';
import { thanksPath } from '../form/thanks-path.ts';
import { offer } from './offer.form.ts';
import type { OfferData } from './offer.loader.ts';

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
