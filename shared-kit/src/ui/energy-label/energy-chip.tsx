import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { labelText } from 'shared-kit/domain/energy-label';
import { classNames } from '../class-names.tsx';
import s from './energy-chip.module.css';

interface EnergyChipProps {
  energyLabel: NonNullable<ListingCard['energyLabel']>;
  className?: string;
}

/** Energy label as a small arrow in the colour of its scale (decisions D2). Messages: `property`. */
export function EnergyChip({ energyLabel, className }: EnergyChipProps) {
  const intl = useIntl();
  const text = labelText(energyLabel.label);
  return (
    <span
      className={classNames(s.chip, hasLightText(energyLabel.label) && s.light, className)}
      style={{ '--energy': `var(--energy-${colourOf(energyLabel.label)})` } as CSSProperties}
      role="img"
      aria-label={intl.formatMessage(
        { id: energyLabel.computed ? 'property.energyLabelComputed' : 'property.energyLabelValue' },
        { label: text },
      )}
    >
      {text}
    </span>
  );
}

/** One colour per letter; better than A has a green of its own, worse than G is as red as G. */
function colourOf(label: string): string {
  if (label.startsWith('a_plus')) return 'a-plus';
  const letter = label.charAt(0);
  return letter > 'g' ? 'g' : letter;
}

/** White text on the darkest and the reddest, ink on all others (WCAG AA). */
function hasLightText(label: string): boolean {
  return ['a-plus', 'g'].includes(colourOf(label));
}
