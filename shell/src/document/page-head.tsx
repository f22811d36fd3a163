import type { PageMeta } from 'shared-kit/contracts/page';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { useHost } from 'shared-kit/host';
import { scriptJson } from './script-json.ts';

/** Title, description and Open Graph of a page (product F19), its canonical and alternate addresses and its JSON-LD. */
export function PageHead({ meta, origin }: { meta: PageMeta; origin: string }) {
  const { language, site } = useHost();
  const own = meta.paths[language];
  const canonical = meta.canonical ?? own;
  const title = meta.title.includes(site.agency.name) ? meta.title : `${meta.title} | ${site.agency.name}`;
  const image = meta.image && new URL(withSize(meta.image), origin).href;
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
      <meta property="og:site_name" content={site.agency.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {canonical && <meta property="og:url" content={origin + canonical} />}
      <meta property="og:locale" content={`${language}_BE`} />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {meta.jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(meta.jsonLd) }} />
      )}
    </>
  );
}

/** Networks show pictures of at most this width. */
const withSize = (image: string) =>
  image.startsWith('/media/') && !image.includes('?') ? `${image}?width=1360&format=png` : image;
