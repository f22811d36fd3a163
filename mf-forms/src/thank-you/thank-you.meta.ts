import type { PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formPath } from 'shared-kit/domain/form-paths';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { ThankYouData } from './thank-you.loader.ts';

/** Head of the page; nothing for search engines. */
export function meta({ data, text }: PageMetaArgs<ThankYouData>): PageMeta {
  const page = data.about === 'request' ? 'requestThanks' : 'contactThanks';
  const title = text('thanks.title');
  return {
    title,
    paths: Object.fromEntries(LANGUAGES.map((code) => [code, formPath(page, code)])),
    robots: 'noindex',
    breadcrumb: [{ label: title }],
    banner: 'breadcrumb',
  };
}
