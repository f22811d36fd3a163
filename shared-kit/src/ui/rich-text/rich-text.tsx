import type { Language } from '../../domain/languages.ts';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names.tsx';
import { HtmlText } from './html-text.tsx';
import s from './rich-text.module.css';

interface Props {
  /** HTML that the API has sanitised. */
  html: string;
  /** Where it is not the page's. */
  language: Language | undefined;
  className?: string;
}

/**
 * A text with paragraphs and headings; nothing where there is none. One in another language than the page's says so in words
 * (product T12). Messages: `property`.
 */
export function RichText({ html, language, className }: Props) {
  if (!html.trim()) return null;
  return (
    <>
      {language && (
        <p className={s.note}>
          <FormattedMessage id="property.textLanguageOnly" values={{ language }} />
        </p>
      )}
      <HtmlText html={html} language={language} className={classNames(s.text, className)} />
    </>
  );
}
