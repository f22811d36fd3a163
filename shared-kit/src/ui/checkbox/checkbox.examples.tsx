import { Checkbox } from './checkbox.tsx';

export default {
  unchecked: <Checkbox label="Avec jardin" />,
  checked: <Checkbox label="Avec jardin" defaultChecked />,
  disabled: <Checkbox label="Avec jardin" disabled />,
  'label with a link': (
    <Checkbox labelHtml='J’accepte la <a href="/fr/privacy/">déclaration de confidentialité</a>.' />
  ),
};
