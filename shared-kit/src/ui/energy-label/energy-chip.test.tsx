import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IntlProvider } from 'react-intl';
import { energyColour, energyColours, listLabels } from '../../domain/energy-label.ts';
import { EnergyChip } from './energy-chip.tsx';

const css = readFileSync(resolve('src/ui/energy-label/energy-chip.module.css'), 'utf8');
const labels = [
  ...new Set((['flanders', 'brussels', 'wallonia', 'luxembourg'] as const).flatMap(listLabels)),
  'no label',
];

test.each(labels)('the styles of %s are the colours of its scale', (label) => {
  const { background, text } = energyColours(label);
  const rule = new RegExp(`\\.${energyColour(label) ?? 'unknown'} \\{([^}]*)\\}`).exec(css)?.[1];
  expect(rule?.split(';').map((line) => line.trim())).toEqual([
    `background-color: ${background}`,
    `color: ${text}`,
    '',
  ]);
});

test('a chip says by a class which colours it has', () => {
  const messages = { 'property.energyLabelValue': 'PEB {label}' };
  const { container } = render(
    <IntlProvider locale="fr-BE" messages={messages}>
      <EnergyChip energyLabel={{ region: 'wallonia', label: 'a_plus', computed: false }} />
    </IntlProvider>,
  );
  const chip = container.querySelector('[role=img]')!;
  expect(chip.className).toContain('a_plus');
  expect(chip.hasAttribute('style')).toBe(false);
});
