import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { PageErrorProps } from 'shared-kit/contracts/page';
import { listPath } from 'shared-kit/domain/property-path';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Picket } from 'shared-kit/ui/picket/picket';
import { missingReason } from './missing-property.ts';
import s from './property-error-page.module.css';

/** In place of a property that does not exist, is sold or is rented: says so and leads on to the lists (spec 8). */
export function ErrorPage({ code, status }: PageErrorProps) {
  const { formatMessage } = useIntl();
  const { language, site } = useHost();
  const { pathname } = useLocation();
  const reason = missingReason(code, pathname, language);
  const title = formatMessage({ id: `error.${reason}.title` });
  const sections = reason === 'rented' ? (['rent', 'sale'] as const) : (['sale', 'rent'] as const);
  return (
    <div className={s.page}>
      <title>{`${title} | ${site.agency.name}`}</title>
      <meta name="robots" content="noindex" />
      <Picket className={s.drawing} />
      {reason === 'notFound' && <p className={s.status}>{status}</p>}
      <h1 className={s.title}>{title}</h1>
      <p className={s.text}>{formatMessage({ id: `error.${reason}.text` })}</p>
      <div className={s.actions}>
        {sections.map((section, index) => (
          <ButtonLink
            key={section}
            to={listPath({ language, section })}
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {formatMessage({ id: section === 'sale' ? 'error.seeSale' : 'error.seeRent' })}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
