import { listPath } from 'shared-kit/domain/property-path';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { useText } from '../format/text.ts';
import s from './project-error-page.module.css';

/** In place of a project that is not offered (any longer): says so and leads on. */
export function ErrorPage() {
  const { language, site } = useHost();
  const text = useText();
  const title = text('error.title');
  return (
    <section className={s.page}>
      <title>{`${title} | ${site.agency.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className={s.text}>{text('error.text')}</p>
      <p className={s.ways}>
        <ButtonLink to={listPath({ language, section: 'projects' })}>{text('list.all')}</ButtonLink>
        <ButtonLink to={listPath({ language, section: 'sale' })} variant="secondary">
          {text('list.empty.seeSale')}
        </ButtonLink>
      </p>
    </section>
  );
}
