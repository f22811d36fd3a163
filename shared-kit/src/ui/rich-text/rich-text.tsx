import type { Language } from '../../domain/languages.ts';
import { classNames } from '../class-names.tsx';
import s from './rich-text.module.css';

interface Props {
  /** HTML that the API has sanitised. */
  html: string;
  /** Where it is not the page's. */
  language: Language | undefined;
  className?: string;
}

/** A text with paragraphs and headings; nothing where there is none. */
export function RichText({ html, language, className }: Props) {
  return html.trim() ? (
    <div
      className={classNames(s.text, className)}
      lang={language}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  ) : null;
}
