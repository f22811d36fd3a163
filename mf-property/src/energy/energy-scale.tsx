import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { labelText } from 'shared-kit/domain/energy-label';
import { energyDrawing } from 'shared-kit/domain/energy-drawing';
import { useText } from 'shared-kit/ui/text';
import s from './energy-scale.module.css';

/** The scale of the label's region with the label marked: shapes and real text (product E7). */
export function EnergyScale({ energyLabel }: { energyLabel: NonNullable<ListingCard['energyLabel']> }) {
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
