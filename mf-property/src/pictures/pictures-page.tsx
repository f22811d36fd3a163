import { listingLink } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { PictureList } from 'shared-kit/ui/gallery/picture-list';
import { useText } from 'shared-kit/ui/text';
import { redirect } from 'react-router';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { recordId, redirectToCanonical } from 'shared-kit/pages/record-page';
import { propertyName } from '../page/property-name.ts';
import { endLoader } from '../errors/gone-property.ts';
import { picturesLink } from '../links.ts';

/** The pictures of a property, for whom no script opens them in full screen (product I7). */
export default function PicturesPage({ data }: { data: PicturesData }) {
  const text = useText();
  const { href } = useHost();
  return (
    <PictureList
      pictures={data.pictures}
      name={propertyName(data, text('meta.property'))}
      nameLanguage={data.titleLanguage}
      path={href(...listingLink(data))}
      back={text('pictures.back')}
    />
  );
}

/** What the page shows, and what names and places it. */
export type PicturesData = Pick<PropertyDetail, (typeof SHOWN)[number]>;

const SHOWN = [
  'id',
  'section',
  'projectId',
  'project',
  'slugs',
  'slugsByLanguage',
  'title',
  'titleLanguage',
  'headline',
  'mainType',
  'city',
  'picture',
  'pictures',
] as const satisfies (keyof PropertyDetail)[];

/** The pictures of the property whose id stands before the end of the path, which decides alone, as for its page. One without pictures has none of these pages. */
export async function loader(args: PageLoaderArgs): Promise<PicturesData> {
  const { api, href, language, params, signal, url } = args;
  const id = recordId(params.id, 'property-not-found');
  const { property } = await api
    .get('getProperty', { params: { id }, query: { lang: language }, signal })
    .catch((error: unknown) => endLoader(error, id, args));
  if (property.pictures.length === 0) throw redirect(href(...listingLink(property))!, 302);
  redirectToCanonical(url, href(...picturesLink(property))!);
  return Object.fromEntries(SHOWN.map((key) => [key, property[key]])) as PicturesData;
}
