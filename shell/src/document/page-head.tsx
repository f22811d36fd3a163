import type { PageMeta } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { feedPath, SITE_FILES } from 'shared-kit/domain/site-files';
import { useHost } from 'composer/host';
import { scriptJson } from 'composer/shell';
import type { Verification } from 'shared-kit/contracts/api/site';
import { shareImage, webAddress } from './share-image.ts';

/** Paper, as in the tokens. */
const THEME_COLOUR = '#faf8f4';

/** What the head of every page has: icons, manifest and colour of the site (product R12). */
export function SiteHead() {
  const { site } = useHost();
  return (
    <>
      <meta name="theme-color" content={site.themeColour ?? THEME_COLOUR} />
      <link rel="icon" href={SITE_FILES.favicon} sizes="32x32" />
      <link rel="icon" href={SITE_FILES.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={SITE_FILES.touchIcon} />
      <link rel="manifest" href={SITE_FILES.manifest} />
    </>
  );
}

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

const NAMES: Readonly<Record<keyof Verification, string>> = {
  google: 'google-site-verification',
  facebook: 'facebook-domain-verification',
  norton: 'norton-safeweb-site-verification',
};

/** Codes by which services know whose site it is (product R5). */
function VerificationCodes({ codes }: { codes: Verification }) {
  return (
    <>
      {Object.entries(NAMES).map(([service, name]) => {
        const code = codes[service as keyof Verification];
        return code && <meta key={service} name={name} content={code} />;
      })}
    </>
  );
}

interface SharedPageProps {
  meta: PageMeta;
  /** Absolute canonical address; undefined for a page that has none. */
  address: string | undefined;
  origin: string;
}

/** What networks show of a page that somebody shares: Open Graph and Twitter data (product R3, R4). */
function SharedPage({ meta, address, origin }: SharedPageProps) {
  const { language, site } = useHost();
  const { openGraph = {}, twitter = {} } = meta;
  const title = openGraph.title || meta.title;
  const description = openGraph.description || meta.description;
  const url = (openGraph.url && webAddress(openGraph.url, origin)) || address;
  const image = shareImage(meta.image, origin);
  const others = site.languages.filter((code) => code !== language && meta.paths[code]);
  return (
    <>
      {site.agency.name && <meta property="og:site_name" content={site.agency.name} />}
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:locale" content={`${language}_BE`} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={`${code}_BE`} />
      ))}
      <meta property="og:image" content={image.url} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={meta.imageAlt || site.agency.name} />
      <meta name="twitter:card" content="summary_large_image" />
      {twitter.site && <meta name="twitter:site" content={twitter.site} />}
      {twitter.title && <meta name="twitter:title" content={twitter.title} />}
      {twitter.description && <meta name="twitter:description" content={twitter.description} />}
      {twitter.image && <meta name="twitter:image" content={shareImage(twitter.image, origin).url} />}
    </>
  );
}
