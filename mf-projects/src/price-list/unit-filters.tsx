import type { ProjectUnit } from 'shared-kit/contracts/api/project';
import { useChoiceForm } from 'shared-kit/forms/use-choice-form';
import { Button } from 'shared-kit/ui/button/button';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { Select } from 'shared-kit/ui/select/select';
import { useText } from 'shared-kit/ui/text';
import s from './unit-filters.module.css';
import { LEAST_BEDROOMS, listOrientations, UNIT_ORDERS, type UnitChoice } from './unit-choice.ts';

interface Props {
  units: readonly ProjectUnit[];
  choice: UnitChoice;
}

/** Chooses units of the price list; the choice is in the address. What all units have in common is no choice, but what was chosen can be undone. */
export function UnitFilters({ units, choice }: Props) {
  const text = useText();
  const form = useChoiceForm();
  const floors = [...new Set([choice.floor, ...units.map(({ floor }) => floor)])]
    .filter((floor) => typeof floor === 'number')
    .sort((a, b) => a - b);
  const rooms = LEAST_BEDROOMS.filter(
    (least) => least === choice.rooms || isChoice(units.map(({ bedrooms }) => (bedrooms ?? 0) >= least)),
  );
  const orientations = listOrientations(units);
  const onFloor = (floor: number) => text('units.onFloor', { floor });
  return (
    <form method="get" action="#units" className={s.filters} {...form}>
      {rooms.length > 0 && (
        <Select
          name="rooms"
          label={text('facts.bedrooms')}
          defaultValue={choice.rooms ?? ''}
          key={`rooms ${choice.rooms}`}
          options={[
            { value: '', label: text('units.any') },
            ...rooms.map((least) => ({ value: String(least), label: text('units.atLeast', { least }) })),
          ]}
        />
      )}
      {floors.length > 1 && (
        <Select
          name="floor"
          label={text('units.floor')}
          defaultValue={choice.floor ?? ''}
          key={`floor ${choice.floor}`}
          options={[
            { value: '', label: text('units.any') },
            ...floors.map((floor) => ({ value: String(floor), label: onFloor(floor) })),
          ]}
        />
      )}
      {orientations.length > 1 && (
        <Select
          name="orientation"
          label={text('units.orientation')}
          defaultValue={orientations.some(({ key }) => key === choice.orientation) ? choice.orientation : ''}
          key={`orientation ${choice.orientation}`}
          options={[
            { value: '', label: text('units.any') },
            ...orientations.map(({ key, words }) => ({ value: key, label: words })),
          ]}
        />
      )}
      <Select
        name="sort"
        label={text('units.sort')}
        defaultValue={choice.sort ?? ''}
        key={`sort ${choice.sort}`}
        options={[
          { value: '', label: text('units.sort.floor') },
          ...UNIT_ORDERS.map((order) => ({ value: order, label: text(`units.sort.${order}`) })),
        ]}
      />
      {(choice.free || isChoice(units.map(({ isFree }) => isFree))) && (
        <Checkbox
          name="free"
          value="1"
          label={text('units.onlyFree')}
          defaultChecked={choice.free}
          key={`free ${choice.free}`}
        />
      )}
      {(choice.terrace || isChoice(units.map(({ terrace }) => terrace !== null))) && (
        <Checkbox
          name="terrace"
          value="1"
          label={text('units.onlyTerrace')}
          defaultChecked={choice.terrace}
          key={`terrace ${choice.terrace}`}
        />
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {text('units.show')}
        </Button>
      </noscript>
    </form>
  );
}

const isChoice = (values: readonly boolean[]) => values.includes(true) && values.includes(false);
