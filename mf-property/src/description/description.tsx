import type { Language } from 'shared-kit/domain/languages';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { RichText } from 'shared-kit/ui/rich-text/rich-text';
import { classNames } from 'shared-kit/ui/class-names';
import { useText } from 'shared-kit/ui/text';
import s from './description.module.css';

/** Longer texts are folded: about fourteen lines stay in sight. A line of a phone has two thirds of the words. */
const LONG = 1100;
const LONG_ON_PHONES = 700;

/** The text of the advert, HTML that the API has sanitised; `language` where it is not the page's. Folding is `<details>` and CSS: it works without scripts. */
export function Description({ html, language }: { html: string; language: Language | undefined }) {
  const text = useText();
  if (!html.trim()) return null;
  const isFolded = html.length > LONG_ON_PHONES;
  return (
    <PageSection divided title={text('description.title')}>
      <div className={classNames(isFolded && s.folded, html.length <= LONG && s.onPhones)}>
        <RichText className={s.text} html={html} language={language} />
        {isFolded && (
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
