import { Select } from './select.tsx';

const options = [
  { value: 'new', label: 'Les plus récents' },
  { value: 'price', label: 'Prix croissant' },
];

export default {
  'with a label': <Select label="Trier" options={options} />,
  'label for screen readers': <Select label="Trier" hideLabel options={options} />,
  disabled: <Select label="Trier" options={options} disabled />,
};
