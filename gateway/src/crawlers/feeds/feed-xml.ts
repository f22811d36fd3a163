import type { NewListings } from 'shared-kit/contracts/api/sitemap';
import type { Language } from 'shared-kit/domain/languages';
import { priceWords } from 'shared-kit/domain/price-label';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { SHARE_PICTURE, sharePicture } from 'shared-kit/domain/picture-address';
import { feedPath } from 'shared-kit/domain/site-files';
import type { FeedSection } from 'shared-kit/domain/site-files';
import type { PageLinks } from '../page-links.ts';
import { xmlText } from '../xml-text.ts';
import { SECTION_NAMES } from 'shared-kit/domain/listing-link';

interface Feed {
  language: Language;
  section: FeedSection;
  agency: string;
  origin: string;
  links: PageLinks;
  items: NewListings['items'];
}

type Item = NewListings['items'][number];

/** Minutes for which readers need not ask again. */
const TIME_TO_LIVE = 60;

/** RSS 2.0 of the new listings of a list (product R11). Listings whose page no live release shows are left out. */
export function feedXml(feed: Feed): string {
  const { language, section, agency, origin, links, items } = feed;
  const title = feedTitle(language, section, agency);
  const latest = items.map(({ publishedAt }) => publishedAt).filter((time) => time !== null);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', title)}${element('link', origin + (links(section, {}, language) ?? `/${language}/`))}${element('description', title)}${element('language', `${language}-be`)}${latest.length ? element('lastBuildDate', rfc822(latest.sort().at(-1)!)) : ''}${element('ttl', String(TIME_TO_LIVE))}<atom:link href="${xmlText(origin + feedPath(language, section))}" rel="self" type="application/rss+xml"/>
${items.map((item) => itemXml(item, feed)).join('')}</channel>
</rss>
`;
}

function itemXml(item: Item, { language, origin, links }: Feed): string {
  const path = links(...listingLink(item), language);
  if (!path) return '';
  const name = listingName(item) || item.reference;
  const picture = item.picture && sharePicture(item.picture.url);
  return [
    '<item>',
    element('title', name.includes(item.city) ? name : `${name}, ${item.city}`),
    element('link', origin + path),
    // The address of a listing changes with its title: the same listing stays the same item.
    `<guid isPermaLink="false">${xmlText(`${origin}/#listing-${item.id}`)}</guid>`,
    element('description', describe(item, language)),
    item.mainType && element('category', item.mainType),
    item.publishedAt && element('pubDate', rfc822(item.publishedAt)),
    picture &&
      `<media:content url="${xmlText(origin + picture)}" medium="image" type="image/jpeg" width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}"/>`,
    '</item>\n',
  ]
    .filter(Boolean)
    .join('');
}

/** Price, rooms, surface and town, as far as they are known. */
function describe(item: Item, language: Language): string {
  return [
    priceWords(language, item.price),
    item.bedrooms ? bedroomsText(language, item.bedrooms) : '',
    item.surfaceLiving ? `${Math.round(item.surfaceLiving)} m²` : '',
    `${item.zip} ${item.city}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

/** As RSS writes times: `Sun, 22 Nov 2026 09:00:00 GMT`. */
const rfc822 = (time: string) => new Date(time).toUTCString();

interface Texts {
  title: (section: string, agency: string) => string;
  bedroom: string;
  bedrooms: string;
}

/** The words of feeds, which are made without the code of any page. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  nl: {
    title: (section, agency) => `Nieuw aanbod: ${section} – ${agency}`,
    bedroom: 'slaapkamer',
    bedrooms: 'slaapkamers',
  },
  fr: {
    title: (section, agency) => `Nouveaux biens : ${section} – ${agency}`,
    bedroom: 'chambre',
    bedrooms: 'chambres',
  },
  en: {
    title: (section, agency) => `New listings: ${section} – ${agency}`,
    bedroom: 'bedroom',
    bedrooms: 'bedrooms',
  },
  de: {
    title: (section, agency) => `Neue Angebote: ${section} – ${agency}`,
    bedroom: 'Schlafzimmer',
    bedrooms: 'Schlafzimmer',
  },
};

const feedTitle = (language: Language, section: FeedSection, agency: string): string =>
  TEXTS[language].title(SECTION_NAMES[section][language], agency);

function bedroomsText(language: Language, count: number): string {
  const { bedroom, bedrooms } = TEXTS[language];
  return `${count} ${count === 1 ? bedroom : bedrooms}`;
}
