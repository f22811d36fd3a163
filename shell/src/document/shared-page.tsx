import type { PageMeta } from 'shared-kit/contracts/page';
import { useHost } from 'composer/host';
import { shareImage, webAddress } from './share-image.ts';

interface SharedPageProps {
  meta: PageMeta;
  /** Absolute canonical address; undefined for a page that has none. */
  address: string | undefined;
  origin: string;
}

/** What networks show of a page that somebody shares: Open Graph and Twitter data (product R3, R4). */
export function SharedPage({ meta, address, origin }: SharedPageProps) {
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
