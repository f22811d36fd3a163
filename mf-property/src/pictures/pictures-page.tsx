import { listingLink } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { PictureList } from 'shared-kit/ui/gallery/picture-list';
import { useText } from 'shared-kit/ui/text';
import { propertyName } from '../page/property-name.ts';
import type { PicturesData } from './pictures.loader.ts';

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
