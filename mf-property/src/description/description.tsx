import { useIntl } from 'react-intl';
import type { Language } from 'shared-kit/domain/languages';
import { Section } from '../page/section.tsx';
import s from './description.module.css';

/** Longer texts are folded: about fourteen lines stay in sight. */
const LONG = 1100;

/** The text of the advert, HTML that the API has sanitised; `language` where it is not the page's. Folding is `<details>` and CSS: it works without scripts. */
export function Description({ html, language }: { html: string; language: Language | undefined }) {
  const { formatMessage } = useIntl();
  if (!html.trim()) return null;
  return (
    <Section title="description.title">
      <div className={html.length > LONG ? s.folded : undefined}>
        <div className={s.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
        {html.length > LONG && (
          <details className={s.more}>
            <summary className={s.toggle}>
              <span className={s.open}>{formatMessage({ id: 'description.more' })}</span>
              <span className={s.close}>{formatMessage({ id: 'description.less' })}</span>
            </summary>
          </details>
        )}
      </div>
    </Section>
  );
}
