import { useIntl, FormattedMessage } from 'react-intl';
import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import { Button } from 'shared-kit/ui/button/button';
import { Select } from 'shared-kit/ui/select/select';
import { propertyName } from './chosen-property.tsx';
import s from './property-choice.module.css';
import { useChoiceForm } from 'shared-kit/forms/use-choice-form';

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
