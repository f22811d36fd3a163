import type { Language } from 'shared-kit/domain/languages';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { RichText } from 'shared-kit/ui/rich-text/rich-text';
import { useText } from 'shared-kit/ui/text';
import s from './description.module.css';

/** Longer texts are folded: about fourteen lines stay in sight. */
const LONG = 1100;

/** The text of the advert, HTML that the API has sanitised; `language` where it is not the page's. Folding is `<details>` and CSS: it works without scripts. */
export function Description({ html, language }: { html: string; language: Language | undefined }) {
  const text = useText();
  if (!html.trim()) return null;
  return (
    <PageSection divided title={text('description.title')}>
      <div className={html.length > LONG ? s.folded : undefined}>
        <RichText className={s.text} html={html} language={language} />
        {html.length > LONG && (
          <details className={s.more}>
            <summary className={s.toggle}>
              <span className={s.open}>{text('description.more')}</span>
              <span className={s.close}>{text('description.less')}</span>
            </summary>
          </details>
        )}
      </div>
    </PageSection>
  );
}
