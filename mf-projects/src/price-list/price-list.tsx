import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { availability } from '../format/availability.ts';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { classNames } from 'shared-kit/ui/class-names';
import { useText } from 'shared-kit/ui/text';
import s from './price-list.module.css';
import { chosenUnits, type UnitChoice } from './unit-choice.ts';
import { UnitFilters } from './unit-filters.tsx';
import { UnitRow } from './unit-row.tsx';

const COLUMNS = ['unit', 'type', 'floor', 'requirement', 'surface', 'price', 'status', 'plan'] as const;

/**
 * Every unit with floor, requirement, price, status and plan (product N3): a table, whose rows are cards on phones. It is a table by its
 * roles: browsers forget that of a `<table>` where CSS lays it out otherwise.
 */
export function PriceList({ project, choice }: { project: ProjectDetail; choice: UnitChoice }) {
  const text = useText();
  const units = chosenUnits(project.priceList, choice);
  const isLimited = units.length < project.priceList.length;
  return (
    <PageSection id="units" title={text('units.title')} className={s.section}>
      <p className={s.summary}>{availability(project, text)}</p>
      {(project.priceList.length > 3 || isLimited) && (
        <UnitFilters units={project.priceList} choice={choice} />
      )}
      {isLimited && (
        <p className={s.count} role="status">
          {text('units.shown', { count: units.length, total: project.priceList.length })}
        </p>
      )}
      <div role="table" className={s.table} aria-label={text('units.title')}>
        <div role="rowgroup" className={s.head}>
          <div role="row" className={s.labels}>
            {COLUMNS.map((column) => (
              <div key={column} role="columnheader" className={classNames(s.label, s[column])}>
                {text(`units.${column}`)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={s.rows}>
          {units.map((unit) => (
            <UnitRow key={unit.id} unit={unit} />
          ))}
        </div>
      </div>
      {units.some(({ priceWithVat }) => priceWithVat !== null) && (
        <p className={s.note}>{text('units.vatNote')}</p>
      )}
    </PageSection>
  );
}
