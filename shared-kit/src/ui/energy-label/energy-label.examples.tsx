import { EnergyChip } from './energy-chip.tsx';

const REGIONS = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const;

export default Object.fromEntries(
  REGIONS.map((region) => [
    region,
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((label) => (
      <EnergyChip key={label} energyLabel={{ region, label, computed: false }} />
    )),
  ]),
);
