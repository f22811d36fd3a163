import { useId } from 'react';
import type { ModuleWidgetProps, WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { useHost } from 'composer/host';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EnergyChip } from 'shared-kit/ui/energy-label/energy-chip';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Price } from 'shared-kit/ui/price/price';
import { ListingFacts } from 'shared-kit/ui/property-card/listing-facts';
import { useText } from 'shared-kit/ui/text';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { cutDescription } from 'shared-kit/domain/plain-text';
import { SALE } from 'shared-kit/domain/goal';
import { largeFeature, NEWEST } from '../featured/mixed-listings.ts';
import s from './property-feature.module.css';

/** The listing that is shown large; null where none is worth it. */
interface FeatureData {
  listing: ListingCard | null;
  text: string;
  /** Where it is not the page's. */
  textLanguage?: Language | undefined;
}

/** One property, large: picture and text side by side. Renders nothing where there is none. */
export default function PropertyFeature({ module, data }: ModuleWidgetProps<FeatureData>) {
  const text = useText();
  const id = useId();
  const { href } = useHost();
  const { listing } = data;
  if (!listing?.picture) return null;
  return (
    <section {...BELOW_FOLD} className={s.feature} aria-labelledby={id}>
      <Picture
        className={s.picture}
        picture={listing.picture}
        sizes="(min-width: 961px) 62vw, 100vw"
        alt=""
      />
      <div className={s.body}>
        <p className={s.kicker}>{module.title || text('feature.kicker')}</p>
        <h2 id={id} className={s.title} lang={listing.titleLanguage}>
          {listingName(listing)}
        </h2>
        <p className={s.place}>{[listing.mainType, listing.city].filter(Boolean).join(' · ')}</p>
        <p className={s.text} lang={data.textLanguage}>
          {data.text}
        </p>
        <div className={s.facts}>
          <ListingFacts {...listing} />
          {listing.energyLabel && <EnergyChip energyLabel={listing.energyLabel} />}
        </div>
        <div className={s.foot}>
          <Price className={s.price} price={listing.price} />
          <ButtonLink to={href(...listingLink(listing))}>{text('feature.open')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

const TEXT_LENGTH = 280;

/** Without the sentence that was cut off, if whole ones stay. */
const wholeSentences = (text: string) => /^.{80,}[.!?](?=\s)/su.exec(text)?.[0] ?? text;

export async function loader({ api, language, signal }: WidgetLoaderArgs): Promise<FeatureData> {
  const query = { lang: language, goal: SALE, pageSize: NEWEST };
  const { items } = await api.get('searchListings', { query, signal });
  const listing = largeFeature(items) ?? null;
  if (!listing) return { listing, text: '' };
  const request = { params: { id: listing.id }, query: { lang: language }, signal };
  const { property } = await api.get('getProperty', request);
  const text = wholeSentences(cutDescription(property.description, TEXT_LENGTH));
  return { listing, text, textLanguage: property.descriptionLanguage };
}
