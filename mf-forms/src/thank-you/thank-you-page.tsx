import { useIntl } from 'react-intl';
import { dayText, slotText } from 'shared-kit/domain/days';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { success } from 'shared-kit/domain/icon-shapes';
import { isApiProblem, isApiUnreachable, type ApiClient } from 'shared-kit/api-client';
import type { BookedVisit } from 'shared-kit/contracts/api/appointments';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import s from './thank-you-page.module.css';

/** Confirms that the form was received, and says what happens next (product A25, V10). */
export default function ThankYouPage({ data: { route, back, visit } }: { data: ThankYouData }) {
  const { formatMessage } = useIntl();
  const { href, language } = useHost();
  const about = chooseWording(route, visit);
  return (
    <section className={s.page}>
      {about !== 'visit' && <Icon shape={success} className={s.icon} />}
      <h1>{formatMessage({ id: 'thanks.title' })}</h1>
      <p className={s.sent}>{formatMessage({ id: `thanks.${about}` })}</p>
      {visit && (
        <p className={s.visit}>
          {dayText(visit.day, language)}, {slotText(visit.slot)}
        </p>
      )}
      <p className={s.next}>{formatMessage({ id: `thanks.${about}.next` })}</p>
      <p className={s.actions}>
        {back && <ButtonLink to={back}>{formatMessage({ id: 'thanks.back' })}</ButtonLink>}
        <ButtonLink variant={back ? 'secondary' : 'primary'} to={href('sale')}>
          {formatMessage({ id: 'thanks.sale' })}
        </ButtonLink>
        <ButtonLink variant="secondary" to={href('rent')}>
          {formatMessage({ id: 'thanks.rent' })}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Of a visit the page says only what the API has signed. */
function chooseWording(route: ThanksRoute, visit: ThankYouData['visit']): string {
  if (route !== 'appointment-thanks') return THANKED[route];
  if (!visit) return 'visit';
  return visit.state === 'requested' ? 'appointmentRequest' : 'appointment';
}

/** What visitors are thanked for, by the route of the page. */
const THANKED = {
  'contact-thanks': 'contact',
  'request-thanks': 'request',
  'valuation-thanks': 'valuation',
  'demand-thanks': 'demand',
  'newsletter-thanks': 'newsletter',
  'friend-thanks': 'friend',
  'application-thanks': 'application',
  'documents-thanks': 'documents',
  'appointment-thanks': 'appointment',
  'offer-thanks': 'offer',
  'testimonial-thanks': 'testimonial',
} as const;
type ThanksRoute = keyof typeof THANKED;

export interface ThankYouData {
  route: ThanksRoute;
  /** Path of the site that the visitor came from. */
  back: string | undefined;
  /** A visit that is booked, or asked for. */
  visit?: BookedVisit;
}

/** The page after a sent form; `?from=` is the page to go back to, on this site only, `?visit=` of the receipt of a visit. */
export async function loader({ api, routeId, signal, url }: PageLoaderArgs): Promise<ThankYouData> {
  const from = url.searchParams.get('from') ?? '';
  const receipt = routeId === 'appointment-thanks' ? url.searchParams.get('visit') : null;
  const visit = receipt ? await loadVisit(api, receipt, signal) : undefined;
  return {
    route: routeId as ThanksRoute,
    ...(visit && { visit }),
    back: /^\/[a-z]{2}\/[\w/-]*$/.test(from) ? from : undefined,
  };
}

/** Undefined for what the API has not signed, or not lately, and while it does not answer: thanks are due all the same. */
async function loadVisit(
  api: ApiClient,
  receipt: string,
  signal: AbortSignal,
): Promise<BookedVisit | undefined> {
  try {
    const visit = await api.get('getBookedVisit', { query: { visit: receipt }, signal });
    return visit.state === 'confirmed' || visit.state === 'requested' ? visit : undefined;
  } catch (error) {
    if (isApiProblem(error) || isApiUnreachable(error)) return undefined;
    throw error;
  }
}
