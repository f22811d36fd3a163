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

/** Options with a number each, as rooms are. */
export function RoomSelect({ wanted = {} }: { wanted?: Record<string, number> }) {
  const [quantities, setQuantities] = useState(wanted);
  const chosen = Object.entries(quantities).filter(([, quantity]) => quantity > 0);
  return (
    <DisclosureSelect
      label="Pièces"
      value={chosen.map(([value, quantity]) => `${quantity} ${value}`).join(', ') || 'Peu importe'}
      name="rooms"
      options={['chambres', 'garages'].map((value) => ({ value, label: value, most: 3 }))}
      selected={[]}
      onChange={() => {}}
      quantities={quantities}
      onQuantity={(value, quantity) => setQuantities({ ...quantities, [value]: quantity })}
    />
  );
}

export default {
  'nothing chosen': <CitySelect />,
  'some chosen': <CitySelect chosen={['dinant', 'gand']} />,
  'numbers wanted': <RoomSelect wanted={{ chambres: 2 }} />,
};
