import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { availability } from '../format/availability.ts';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import s from './price-list.module.css';
import { UnitRow } from './unit-row.tsx';

const COLUMNS = ['unit', 'type', 'floor', 'requirement', 'surface', 'price', 'status'] as const;

/**
 * Every unit with floor, requirement, price and status (product N3): a table, whose rows are cards on phones. The roles say
 * that it stays a table where CSS lays it out otherwise.
 */
export function PriceList({ project }: { project: ProjectDetail }) {
  const text = useText();
  return (
    <PageSection id="units" title={text('units.title')} className={s.section}>
      <p className={s.summary}>{availability(project, text)}</p>
      <table role="table" className={s.table} aria-label={text('units.title')}>
        <thead role="rowgroup" className={s.head}>
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col" className={s[column]}>
                {text(`units.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={s.rows}>
          {project.priceList.map((unit) => (
            <UnitRow key={unit.id} unit={unit} />
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}
