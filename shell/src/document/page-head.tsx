import type { PageMeta } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { feedPath } from 'shared-kit/domain/site-files';
import { useHost } from 'composer/host';
import { scriptJson } from 'composer/shell';
import { SharedPage } from './shared-page.tsx';
import { VerificationCodes } from './site-head.tsx';

interface PageHeadProps {
  meta: PageMeta;
  /** Public origin of the site. */
  origin: string;
}

/**
 * What search engines and networks read of a page: title, description, canonical and alternate addresses, robots, Open Graph, feed
 * and JSON-LD (product R1–R6).
 */
export function PageHead({ meta, origin }: PageHeadProps) {
  const { language, site } = useHost();
  const canonical = meta.canonical ?? meta.paths[language];
  const title = meta.title.includes(site.agency.name) ? meta.title : `${meta.title} | ${site.agency.name}`;
  return (
    <>
      <title>{title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {meta.robots && <meta name="robots" content={meta.robots} />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
      {LANGUAGES.filter((code) => site.languages.includes(code) && meta.paths[code]).map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={origin + meta.paths[code]} />
      ))}
      {meta.paths[site.defaultLanguage] && (
        <link rel="alternate" hrefLang="x-default" href={origin + meta.paths[site.defaultLanguage]} />
      )}
      {meta.feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={meta.feed.title}
          href={feedPath(language, meta.feed.section)}
        />
      )}
      <VerificationCodes codes={{ ...site.verification, ...meta.verification }} />
      <SharedPage meta={meta} address={canonical && origin + canonical} origin={origin} />
      {meta.jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(meta.jsonLd) }} />
      )}
    </>
  );
}
