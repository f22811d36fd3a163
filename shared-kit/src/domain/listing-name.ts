interface NamedListing {
  title: string;
  headline: string;
  mainType: string;
  city: string;
}

/** What a listing is called in text: its title, else the headline of the feed, else its type and town. */
export const listingName = ({ title, headline, mainType, city }: NamedListing): string =>
  title || headline || [mainType, city].filter(Boolean).join(' ');
