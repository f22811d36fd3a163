import { useIntl } from 'react-intl';
import { dayText, slotText } from 'shared-kit/domain/visit-time';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { success } from 'shared-kit/domain/icon-shapes';
import { THANKED } from './thank-you.loader.ts';
import type { ThanksRoute, ThankYouData } from './thank-you.loader.ts';
import s from './thank-you-page.module.css';

/** Confirms that the form was received, and says what happens next (product A25, V10). */
export default function ThankYouPage({ data: { route, back, visit } }: { data: ThankYouData }) {
  const { formatMessage } = useIntl();
  const { href, language } = useHost();
  const about = aboutOf(route, visit);
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
function aboutOf(route: ThanksRoute, visit: ThankYouData['visit']): string {
  if (route !== 'appointment-thanks') return THANKED[route];
  if (!visit) return 'visit';
  return visit.state === 'requested' ? 'appointmentRequest' : 'appointment';
}
