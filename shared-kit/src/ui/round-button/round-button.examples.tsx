import { chevronLeft, close } from '../../domain/icon-shapes.ts';
import { RoundButton } from './round-button.tsx';

export default {
  'an action': <RoundButton shape={close} label="Fermer" />,
  'one that is not possible now': <RoundButton shape={chevronLeft} label="Photo précédente" disabled />,
};
