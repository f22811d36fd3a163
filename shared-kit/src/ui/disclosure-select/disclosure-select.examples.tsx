import { useState } from 'react';
import { DisclosureSelect } from './disclosure-select.tsx';

const CITIES = ['Anvers', 'Braine', 'Charleroi', 'Dinant', 'Eghezée', 'Forest', 'Gand', 'Hasselt', 'Liège'];
const options = CITIES.map((label) => ({ value: label.toLowerCase(), label, count: 3 }));

/** As a form holds it. */
export function CitySelect({ chosen = [] }: { chosen?: string[] }) {
  const [selected, setSelected] = useState(chosen);
  return (
    <DisclosureSelect
      label="Commune"
      value={selected.join(', ') || 'Toutes'}
      name="city"
      options={options}
      selected={selected}
      onChange={setSelected}
    />
  );
}

export default {
  'nothing chosen': <CitySelect />,
  'some chosen': <CitySelect chosen={['dinant', 'gand']} />,
};
