import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

/** As a form holds it. */
export function Rooms({ count = 0 }: { count?: number }) {
  const [value, setValue] = useState(count);
  return <QuantityStepper label="Chambres" name="bedrooms" value={value} most={3} onChange={setValue} />;
}

export default {
  'none wanted': <Rooms />,
  'some wanted': <Rooms count={2} />,
  'the most': <Rooms count={3} />,
};
