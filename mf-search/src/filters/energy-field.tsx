import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { EnergyGroup } from 'shared-kit/domain/search-criteria';
import { useNumbers } from 'shared-kit/ui/text';
import s from './energy-field.module.css';

interface EnergyFieldProps {
  letters: ListingFacets['energy'];
  chosen: readonly EnergyGroup[];
  onChange: (chosen: EnergyGroup[]) => void;
}

/** Letters of the energy label side by side (product S19). */
export function EnergyField({ letters, chosen, onChange }: EnergyFieldProps) {
  const { whole } = useNumbers();
  return (
    <div className={s.letters}>
      {letters.map(({ group, count }) => (
        <label key={group} className={s.letter}>
          <input
            className={s.input}
            type="checkbox"
            name="energy"
            value={group}
            checked={chosen.includes(group)}
            disabled={count === 0 && !chosen.includes(group)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, group] : chosen.filter((other) => other !== group),
              )
            }
          />
          <span className={s.face}>
            <span className={s.name}>{group.toUpperCase()}</span>{' '}
            <span className={s.count}>{whole(count)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
