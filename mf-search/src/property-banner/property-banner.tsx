import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { ModuleWidgetProps, WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Price } from 'shared-kit/ui/price/price';
import { Slideshow } from 'shared-kit/ui/slideshow/slideshow';
import { useText } from 'shared-kit/ui/text';
import { type FeaturedData, loader as featured } from '../featured/featured-properties.loader.ts';
import s from './property-banner.module.css';

/** The banner of featured properties (product F8): their pictures in turn, each with a link to its property. */
export default function PropertyBanner({ module, data }: ModuleWidgetProps<FeaturedData>) {
  const text = useText();
  return (
    <Slideshow
      className={s.slideshow}
      label={module.title || text('banner.label')}
      slides={data.items.map((listing, index) => (
        <Slide key={listing.id} listing={listing} priority={index === 0} />
      ))}
    />
  );
}

function Slide({ listing, priority }: { listing: ListingCard; priority: boolean }) {
  const { href } = useHost();
  return (
    <div className={s.slide}>
      <Picture
        className={s.picture}
        picture={listing.picture!}
        sizes="100vw"
        widths={[600, 1360, 1600]}
        priority={priority}
        alt=""
      />
      <Link className={s.caption} to={href(...listingLink(listing))}>
        <Price price={listing.price} />
        <span className={s.title} lang={listing.titleLanguage}>
          {listingName(listing)}
        </span>
        <span className={s.place}>{[listing.mainType, listing.city].filter(Boolean).join(' · ')}</span>
      </Link>
    </div>
  );
}

/** Those with a picture; without any the banner shows its own, if it has one. */
export async function loader(args: WidgetLoaderArgs): Promise<FeaturedData | undefined> {
  const pictured = (await featured(args)).items.filter(({ picture }) => picture);
  return pictured.length > 0 ? { items: pictured } : undefined;
}
