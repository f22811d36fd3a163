import { useId } from 'react';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import { type Goal, isSale } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { isFullRange, choosePriceRange } from 'shared-kit/domain/search-criteria';
import { Disclosure } from 'shared-kit/ui/disclosure/disclosure';
import { DisclosureSelect } from 'shared-kit/ui/disclosure-select/disclosure-select';
import { PriceSlider } from 'shared-kit/ui/price-slider/price-slider';
import { cityLabel, priceText, typeLabel } from './filter-texts.ts';
import { cityOptions, typeOptions, useSteadyOptions } from './facet-options.ts';
import { RANGE_FIELDS } from './form-fields.ts';
import { MoreFilters } from './more-filters.tsx';
import { RoomsField } from './rooms-field.tsx';
import s from './search-fields.module.css';
import { SearchText } from './search-text.tsx';
import { useText, useNumbers } from 'shared-kit/ui/text';

interface SearchFieldsProps {
  goal: Goal;
  draft: ListingQuery;
  facets: ListingFacets;
  change: (part: Partial<ListingQuery>) => void;
}

interface AllFieldsProps extends SearchFieldsProps {
  /** What the text of the draft asks for. */
  understood: readonly Understood[];
  /** As `change`, for what the visitor has decided on. */
  choose: (part: Partial<ListingQuery>) => void;
}

/** The fields of a search (product S1), named as the query parameters (product S3). The surrounding form lays them out. */
export function SearchFields(props: AllFieldsProps) {
  const group = useId();
  return (
    <>
      <SearchText {...props} />
      <SearchChoices {...props} group={group} />
      <MoreFilters {...props} group={group} />
    </>
  );
}

/** What is chosen from a list: towns, types, rooms, price. Of the panels of a group one is open. */
export function SearchChoices({ goal, draft, facets, change, group }: SearchFieldsProps & { group: string }) {
  const text = useText();
  const types = draft.types.map(String);
  const cities = useSteadyOptions(cityOptions(facets, draft.cities), goal);
  const typeChoices = useSteadyOptions(typeOptions(facets, types, text), goal);
  return (
    <>
      <DisclosureSelect
        group={group}
        name="city"
        label={text('search.cities')}
        value={
          firstAndMore(draft.cities.map((key) => cityLabel(key, facets.cities))) ?? text('search.cities.all')
        }
        findLabel={text('search.cities.find')}
        options={cities}
        selected={draft.cities}
        onChange={(chosen) => change({ cities: chosen, ...(chosen.length === 0 && { radius: undefined }) })}
      />
      <DisclosureSelect
        className={s.lastOfRow}
        group={group}
        name="type"
        label={text('search.types')}
        value={firstAndMore(draft.types.map((id) => typeLabel(id, facets, text))) ?? text('search.types.all')}
        options={typeChoices}
        selected={types}
        onChange={(chosen) => change({ types: chosen.map(Number) })}
      />
      <RoomsField
        className={s.firstOfRow}
        group={group}
        rooms={draft.rooms}
        onChange={(rooms) => change({ rooms })}
      />
      <PriceField group={group} goal={goal} price={draft.price} onChange={(price) => change({ price })} />
    </>
  );
}

interface PriceFieldProps {
  group: string;
  goal: Goal;
  price: ListingQuery['price'];
  onChange: (price: ListingQuery['price']) => void;
}

function PriceField({ group, goal, price, onChange }: PriceFieldProps) {
  const text = useText();
  const numbers = useNumbers();
  const range = choosePriceRange(goal);
  const label = text(isSale(goal) ? 'search.price' : 'search.rent');
  return (
    <Disclosure
      label={label}
      value={price ? priceText(price, goal, text, numbers) : text('search.price.any')}
      isSet={price !== undefined}
      align="end"
      className={s.price}
      group={group}
    >
      <PriceSlider
        key={goal}
        legend={label}
        range={range}
        bounds={price ?? range}
        names={RANGE_FIELDS.price}
        onChange={({ min, max }) => onChange(isFullRange({ min, max }, range) ? undefined : { min, max })}
      />
    </Disclosure>
  );
}

/** The chosen values, shortened to fit a button: "Namur +2". */
function firstAndMore([first, ...more]: string[]): string | undefined {
  return first && (more.length ? `${first} +${more.length}` : first);
}
