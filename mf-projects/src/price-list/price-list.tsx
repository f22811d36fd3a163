import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { availability } from '../format/availability.ts';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { classNames } from 'shared-kit/ui/class-names';
import { useText } from 'shared-kit/ui/text';
import s from './price-list.module.css';
import { UnitRow } from './unit-row.tsx';

const COLUMNS = ['unit', 'type', 'floor', 'requirement', 'surface', 'price', 'status'] as const;

/**
 * Every unit with floor, requirement, price and status (product N3): a table, whose rows are cards on phones. It is a table by its
 * roles: browsers forget that of a `<table>` where CSS lays it out otherwise.
 */
export function PriceList({ project }: { project: ProjectDetail }) {
  const text = useText();
  return (
    <PageSection id="units" title={text('units.title')} className={s.section}>
      <p className={s.summary}>{availability(project, text)}</p>
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
          {project.priceList.map((unit) => (
            <UnitRow key={unit.id} unit={unit} />
          ))}
        </div>
      </div>
    </PageSection>
  );
}
