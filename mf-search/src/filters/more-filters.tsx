import type { ReactNode } from 'react';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import type { Goal } from 'shared-kit/domain/goal';
import { isSale } from 'shared-kit/domain/goal';
import type { Feature } from 'shared-kit/domain/search-criteria';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { RADII } from 'shared-kit/domain/listing-query';
import { sectionOfGoal } from 'shared-kit/domain/listing-link';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { Disclosure } from 'shared-kit/ui/disclosure/disclosure';
import { Select } from 'shared-kit/ui/select/select';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { EnergyField } from './energy-field.tsx';
import { areaText } from './filter-texts.ts';
import s from './more-filters.module.css';
import { SurfaceField } from './surface-field.tsx';

interface MoreFiltersProps {
  goal: Goal;
  draft: ListingQuery;
  facets: ListingFacets;
  change: (part: Partial<ListingQuery>) => void;
  group: string;
  /** What the text asks for. */
  understood: readonly Understood[];
}

/** All filters that have no field of their own, in one panel (product S18–S21). */
export function MoreFilters({ goal, draft, facets, change, group, understood }: MoreFiltersProps) {
  const text = useText();
  const said = saidFeatures(understood);
  const features = [...new Set([...draft.features, ...said.keys()])];
  const chosen = chosenCount({ ...draft, features });
  /** A feature that the text asks for is given up with its words. */
  const changeFeatures = (wanted: Feature[]) => {
    const dropped = [...said].find(([feature]) => !wanted.includes(feature));
    change({
      features: wanted.filter((feature) => draft.features.includes(feature) || !said.has(feature)),
      ...(dropped && { search: dropped[1].rest || undefined }),
    });
  };
  return (
    <Disclosure
      className={s.more}
      label={text('search.moreFilters')}
      value={text('search.moreFilters.chosen', { count: chosen })}
      isSet={chosen > 0}
      group={group}
    >
      <div className={s.panel}>
        <div className={s.column}>
          <Part title={text('search.energy')}>
            <EnergyField
              letters={facets.energy}
              chosen={draft.energy}
              onChange={(energy) => change({ energy })}
            />
          </Part>
          <SurfaceField field="living" bounds={draft.living} onChange={(living) => change({ living })} />
          <SurfaceField field="plot" bounds={draft.plot} onChange={(plot) => change({ plot })} />
          <label className={s.day}>
            <span className={s.title}>{text('search.available')}</span>
            <input
              className={s.input}
              type="date"
              name="available"
              value={draft.available ?? ''}
              onChange={(event) => change({ available: event.currentTarget.value || undefined })}
            />
          </label>
        </div>
        <div className={s.column}>
          <Choices
            title={text('search.features')}
            name="with"
            options={facets.features.map(({ feature, count }) => ({
              value: feature,
              label: text(`search.with.${feature}`),
              count,
            }))}
            chosen={features}
            onChange={changeFeatures}
          />
          <div className={s.part}>
            {isSale(goal) && (
              <Checkbox
                className={s.choice}
                name="annuity"
                value="hide"
                checked={draft.hidesAnnuities}
                onChange={(event) => change({ hidesAnnuities: event.currentTarget.checked })}
                label={text('search.annuity.hide')}
              />
            )}
            <Checkbox
              className={s.choice}
              name="sold"
              value="show"
              checked={draft.showSold}
              disabled={facets.sold === 0 && !draft.showSold}
              onChange={(event) => change({ showSold: event.currentTarget.checked })}
              label={<Counted count={facets.sold}>{text(`search.sold.${sectionOfGoal(goal)}`)}</Counted>}
            />
          </div>
          {draft.cities.length > 0 && (
            <Select
              name="radius"
              label={text('search.radius')}
              value={String(draft.radius ?? '')}
              options={[
                { value: '', label: text('search.radius.none') },
                ...RADII.map((km) => ({ value: String(km), label: text('search.radius.km', { km }) })),
              ]}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change({ radius: RADII.find((km) => String(km) === value) });
              }}
            />
          )}
        </div>
        <div className={s.column}>
          <Choices
            title={text('search.areas')}
            name="area"
            options={facets.areas
              .filter(({ key }) => key !== BRUSSELS_PROVINCE || draft.areas.includes(key))
              .map(({ key, name, count }) => ({ value: key, label: areaText(key, name, text), count }))}
            chosen={draft.areas}
            onChange={(areas) => change({ areas })}
          />
        </div>
      </div>
    </Disclosure>
  );
}

/** The nineteen communes are a region too, which stands in the list. */
const BRUSSELS_PROVINCE = 'province:brussels-capital';

/** Features that a text asks for, each with the part of it that says so. */
const saidFeatures = (understood: readonly Understood[]): Map<Feature, Understood> =>
  new Map(understood.flatMap((said) => (said.filters.with ?? []).map((feature) => [feature, said] as const)));

function chosenCount({
  energy,
  features,
  living,
  plot,
  areas,
  radius,
  available,
  showSold,
  hidesAnnuities,
}: ListingQuery): number {
  const single = [living, plot, radius, available, showSold, hidesAnnuities].filter(Boolean);
  return energy.length + features.length + areas.length + single.length;
}

interface ChoicesProps<Value extends string> {
  title: string;
  name: string;
  options: readonly { value: Value; label: string; count: number }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any number of a few choices. What would find nothing is there and cannot be chosen. */
function Choices<Value extends string>({ title, name, options, chosen, onChange }: ChoicesProps<Value>) {
  return (
    <Part title={title}>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          className={s.choice}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
            )
          }
          label={<Counted count={count}>{label}</Counted>}
        />
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={s.part}>
      <legend className={s.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

function Counted({ count, children }: { count: number; children: ReactNode }) {
  const { whole } = useNumbers();
  return (
    <span className={s.counted}>
      {children} <span className={s.count}>{whole(count)}</span>
    </span>
  );
}
