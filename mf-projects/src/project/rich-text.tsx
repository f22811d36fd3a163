import s from './rich-text.module.css';

/** HTML that the API has sanitised. */
export function RichText({ html }: { html: string }) {
  return html.trim() ? <div className={s.text} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
