import type { Language } from 'shared-kit/domain/languages';
import s from './rich-text.module.css';

/** HTML that the API has sanitised; `language` where it is not the page's. */
export function RichText({ html, language }: { html: string; language: Language | undefined }) {
  return html.trim() ? (
    <div className={s.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
  ) : null;
}
