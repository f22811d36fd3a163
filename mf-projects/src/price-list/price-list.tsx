import type { ProjectDetail, ProjectUnit } from 'shared-kit/contracts/api/project';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { classNames } from 'shared-kit/ui/class-names';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { listingLink } from 'shared-kit/domain/listing-link';
import { isClosed } from 'shared-kit/domain/status';
import { useHost } from 'composer/host';
import { pictureHash } from 'shared-kit/domain/picture-address';
import { Icon } from 'shared-kit/ui/icon/icon';
import { livingArea } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { Price } from 'shared-kit/ui/price/price';
import { StatusBadge } from 'shared-kit/ui/status-badge/status-badge';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { availability } from '../format/project-texts.ts';
import s from './price-list.module.css';
import { chosenUnits, type UnitChoice } from './unit-choice.ts';
import { UnitFilters } from './unit-filters.tsx';

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

/** A unit in the price list; the whole row leads to its page. What is unknown is left empty, and so is the price of what is sold. */
function UnitRow({ unit }: { unit: ProjectUnit }) {
  const text = useText();
  const { href } = useHost();
  const { euro } = useNumbers();
  const squareMetres = (value: number) =>
    text('range.squareMetres', { figures: text('range.figure', { value: Math.round(value) }) });
  const closed = isClosed(unit.status);
  const page = href(...listingLink(unit))!;
  return (
    <div role="row" className={classNames(s.row, closed && s.closed)}>
      <div role="rowheader" className={classNames(s.cell, s.unit)}>
        <Link className={s.link} to={page}>
          {unit.name}
        </Link>
      </div>
      <div role="cell" className={classNames(s.cell, s.type)}>
        {unit.type}
        {unit.bedrooms !== null && unit.bedrooms > 0 && (
          <span className={s.more}>
            {text('range.bedrooms', { figures: String(unit.bedrooms), count: unit.bedrooms })}
          </span>
        )}
      </div>
      <div role="cell" className={classNames(s.cell, s.floor)}>
        {unit.floor !== null && (
          <>
            <span className={s.wide}>
              {unit.floor === 0 ? text('units.groundFloor') : text('range.figure', { value: unit.floor })}
            </span>
            <span className={s.narrow}>{text('units.onFloor', { floor: unit.floor })}</span>
          </>
        )}
      </div>
      <div role="cell" className={classNames(s.cell, s.requirement)}>
        {unit.requirement}
      </div>
      <div role="cell" className={classNames(s.cell, s.surface)}>
        {unit.surface !== null && squareMetres(unit.surface)}
        {unit.terrace !== null && (
          <span className={s.more}>
            {[text('units.terrace', { surface: squareMetres(unit.terrace) }), unit.orientation]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </div>
      <div role="cell" className={classNames(s.cell, s.price)}>
        {unit.price.kind === 'hidden' || closed ? '' : <Price price={unit.price} className={s.amount} />}
        {unit.priceWithVat !== null && (
          <span className={s.more}>{text('units.withVat', { price: euro(unit.priceWithVat) })}</span>
        )}
      </div>
      <div role="cell" className={classNames(s.cell, s.status)}>
        <StatusBadge unit={unit} />
      </div>
      <div role="cell" className={classNames(s.cell, s.plan)}>
        {unit.plan !== undefined && (
          <Link className={s.planLink} to={page + pictureHash(unit.plan - 1)}>
            <Icon shape={livingArea} />
            {text('units.plan')}
            <VisuallyHidden> {unit.name}</VisuallyHidden>
          </Link>
        )}
      </div>
    </div>
  );
}
