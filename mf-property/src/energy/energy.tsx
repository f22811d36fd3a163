import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { labelText, computedLabel, ENERGY_TABLES } from 'shared-kit/domain/energy-label';
import { Notice } from 'shared-kit/ui/notice/notice';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import type { Region } from 'shared-kit/domain/region';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { energyDrawing } from 'shared-kit/domain/energy-drawing';
import { knownFacts, useFactFormat } from '../facts/fact.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { energyFacts } from '../facts/property-facts.ts';
import s from './energy.module.css';

/** Energy label on its region's scale, what the certificate says, and the duty to renovate (product E3, P4, E8). */
export function Energy({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const { label, labelText: printed, mustBeRenovatedWithinYears: years } = property.energy;
  const facts = knownFacts(energyFacts(property, useFactFormat()));
  if (!label && !printed && facts.length === 0) return null;
  return (
    <PageSection divided halfOnPaper title={intl.formatMessage({ id: 'energy.title' })}>
      <div className={s.energy}>
        {label && (
          <figure className={s.label}>
            <figcaption>{intl.formatMessage({ id: 'energy.label' }, { region: label.region })}</figcaption>
            <EnergyScale energyLabel={label} />
            {label.computed && <p className={s.note}>{intl.formatMessage({ id: 'energy.computed' })}</p>}
          </figure>
        )}
        <FactTable facts={label || !printed ? facts : [['energy.labelText', printed], ...facts]} />
      </div>
      <EnergyComparison energy={property.energy} />
      {label && years !== null && (
        <div className={s.notice}>
          <RenovationNotice label={labelText(label.label)} years={years} />
        </div>
      )}
    </PageSection>
  );
}

/** The duty to renovate a Flemish home of label E or F, within the years that the site is configured with (product E8). */
function RenovationNotice({ label, years }: { label: string; years: number }) {
  const text = useText();
  return (
    <Notice kind="info" title={text('energy.renovation.title')}>
      {text('energy.renovation.text', { label, years })}
    </Notice>
  );
}

/** On request, the home's value on the scales of the other regions, which is no label of the home (product E11). */
function EnergyComparison({ energy }: { energy: PropertyDetail['energy'] }) {
  const intl = useIntl();
  const scales = otherScales(energy);
  if (scales.length === 0) return null;
  return (
    <details className={s.comparison}>
      <summary className={s.summary}>{intl.formatMessage({ id: 'energy.compare.title' })}</summary>
      <div className={s.scales}>
        {scales.map(({ region, label }) => (
          <figure key={region} className={s.otherScale}>
            <figcaption>{intl.formatMessage({ id: 'energy.compare.region' }, { region })}</figcaption>
            <EnergyScale energyLabel={{ region, label, computed: true }} />
          </figure>
        ))}
      </div>
      <p className={s.comparisonNote}>
        {intl.formatMessage(
          { id: 'energy.compare.note' },
          { value: intl.formatNumber(energy.performance ?? 0, { maximumFractionDigits: 2 }) },
        )}
      </p>
    </details>
  );
}

const REGIONS = Object.keys(ENERGY_TABLES) as Region[];

/** Where a home's value would lie on the scales of the other regions (product E11); none without a value, or abroad. */
function otherScales({ label, performance }: PropertyDetail['energy']): { region: Region; label: string }[] {
  if (!label || label.region === 'luxembourg') return [];
  return REGIONS.filter((region) => region !== label.region).flatMap((region) => {
    const other = computedLabel(region, performance);
    return other ? [{ region, label: other }] : [];
  });
}

/** The scale of the label's region with the label marked: shapes and real text (product E7). */
function EnergyScale({ energyLabel }: { energyLabel: NonNullable<ListingCard['energyLabel']> }) {
  const text = useText();
  const { computed, label, region } = energyLabel;
  const drawing = energyDrawing(region, label);
  if (!drawing) return null;
  const { badge, bands, height, texts, width } = drawing;
  const name = computed ? 'property.energyLabelComputed' : 'property.energyLabelValue';
  return (
    <svg
      className={s.scale}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={text(name, { label: labelText(label) })}
    >
      {bands.map((band) => (
        <rect
          key={band.label}
          x={band.x}
          y={band.y}
          width={band.width}
          height={band.height}
          fill={band.colour}
          rx={3}
        />
      ))}
      <path d={badge.path} fill={badge.colour} />
      {texts.map(({ colour, size, text, x, y }) => (
        <text key={`${text} ${size}`} x={x} y={y} fontSize={size} fill={colour} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}
