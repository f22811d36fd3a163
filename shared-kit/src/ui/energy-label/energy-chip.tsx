import { useIntl } from 'react-intl';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { energyColour, labelText } from 'shared-kit/domain/energy-label';
import { classNames } from '../class-names.tsx';
import s from './energy-chip.module.css';

interface EnergyChipProps {
  energyLabel: NonNullable<ListingCard['energyLabel']>;
  className?: string;
}

/** Energy label as a small arrow in the colour of its scale (product E3). Messages: `property`. */
export function EnergyChip({ energyLabel, className }: EnergyChipProps) {
  const intl = useIntl();
  const text = labelText(energyLabel.label);
  return (
    <span
      className={classNames(s.chip, s[energyColour(energyLabel.label) ?? 'unknown'], className)}
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
