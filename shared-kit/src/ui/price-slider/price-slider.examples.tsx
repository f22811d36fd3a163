import { useState } from 'react';
import { choosePriceRange } from '../../domain/search-criteria.ts';
import { PriceSlider } from './price-slider.tsx';

/** As a form holds it. */
export function PriceForm({ goal = 0 }) {
  const range = choosePriceRange(goal);
  const [bounds, setBounds] = useState({ min: range.min, max: range.max });
  return (
    <>
      <PriceSlider
        range={range}
        bounds={bounds}
        onChange={setBounds}
        names={{ min: 'price-min', max: 'price-max' }}
      />
      <output>{`${bounds.min}-${bounds.max}`}</output>
    </>
  );
}

export default { sale: <PriceForm />, rent: <PriceForm goal={1} /> };
