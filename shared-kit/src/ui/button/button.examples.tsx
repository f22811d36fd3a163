import { Icon } from '../icon/icon.tsx';
import { phone } from '../../domain/icon-shapes.ts';
import { Button, ButtonLink } from './button.tsx';

const VARIANTS = ['primary', 'accent', 'secondary', 'quiet'] as const;

export default {
  ...Object.fromEntries(VARIANTS.map((variant) => [variant, <Button variant={variant}>Envoyer</Button>])),
  disabled: VARIANTS.map((variant) => (
    <Button key={variant} variant={variant} disabled>
      Envoyer
    </Button>
  )),
  wide: <Button wide>Envoyer</Button>,
  'with an icon': (
    <Button>
      <Icon shape={phone} />
      081 00 12 34
    </Button>
  ),
  link: <ButtonLink to="/fr/contact/">Contact</ButtonLink>,
};
