import { useHost } from 'composer/host';
import type { Language } from '../../domain/languages.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';

interface Props {
  /** HTML that the API has sanitised. */
  html: string;
  /** Where it is not the page's. */
  language?: Language | undefined;
  className?: string | undefined;
}

/** Every text of the agency is shown by this: its links to other sites open in a new tab, and say so (product F14). */
export function HtmlText({ html, language, className }: Props) {
  const page = useHost().language;
  return (
    <div className={className} lang={language} dangerouslySetInnerHTML={{ __html: inNewTabs(html, page) }} />
  );
}

const NEW_TAB: Readonly<Record<Language, string>> = {
  nl: 'nieuw tabblad',
  fr: 'nouvel onglet',
  en: 'new tab',
  de: 'neuer Tab',
};

/** In HTML that is sanitised no `>` stands in an attribute, and no link in another. */
const LINK_ELSEWHERE = /<a\b([^>]*\shref="https?:[^>]*)>(.*?)<\/a>/gis;

/** In the words of the page: they tell its visitor what happens, in whatever language the text is. */
const inNewTabs = (html: string, page: Language): string =>
  html.replace(LINK_ELSEWHERE, (_link, attributes: string, text: string) => {
    const rel = /\srel="/.test(attributes) ? '' : ' rel="noopener"';
    const note = `<span class="${hidden.hidden}" lang="${page}"> (${NEW_TAB[page]})</span>`;
    return `<a${attributes}${rel} target="_blank">${text}${note}</a>`;
  });
