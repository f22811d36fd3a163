import { useIntl, FormattedMessage } from 'react-intl';
import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import { Button } from 'shared-kit/ui/button/button';
import { Select } from 'shared-kit/ui/select/select';
import { useChoiceForm } from 'shared-kit/forms/use-choice-form';
import { listingName } from 'shared-kit/domain/listing-name';
import s from './property-choice.module.css';

interface Props {
  properties: readonly OwnerProperty[];
  chosen: number | undefined;
}

/** Chooses one property or all; the choice is in the address. Without scripts a button sends it. */
export function PropertyChoice({ properties, chosen }: Props) {
  const form = useChoiceForm();
  return (
    <form method="get" className={s.form} {...form}>
      <PropertySelect properties={properties} chosen={chosen} />
      <noscript>
        <Button type="submit" variant="secondary">
          <FormattedMessage id="portal.choose" />
        </Button>
      </noscript>
    </form>
  );
}

/** The field of the choice, for a form with other fields too. */
export function PropertySelect({ properties, chosen }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Select
      name="property"
      className={s.select}
      label={formatMessage({ id: 'portal.property' })}
      defaultValue={chosen ?? ''}
      key={chosen ?? ''}
      options={[
        { value: '', label: formatMessage({ id: 'portal.allProperties' }) },
        ...properties.map((property) => ({
          value: String(property.listing.id),
          label: `${property.listing.reference} – ${propertyName(property)}`,
          lang: property.listing.titleLanguage,
        })),
      ]}
    />
  );
}

/** The property that the address chooses, as the API takes it; undefined for all of them. */
export function chosenProperty(url: URL): number | undefined {
  const chosen = url.searchParams.get('property');
  // Whatever is no number at all, the API refuses.
  return chosen ? Number(chosen) : undefined;
}

/** A property in words. */
const propertyName = ({ listing }: OwnerProperty): string => listingName(listing);

/** The same where the page can say in which language it is. */
export const PropertyName = ({ property }: { property: OwnerProperty }) => (
  <span lang={property.listing.titleLanguage}>{propertyName(property)}</span>
);
