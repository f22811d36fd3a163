import { Collapsible } from './collapsible.tsx';

export default {
  closed: (
    <Collapsible label="Mobilité" note="6,9 sur 10">
      <p>Contenu</p>
    </Collapsible>
  ),
  open: (
    <Collapsible label={<h3>Plus de détails</h3>} isOpen>
      <p>Contenu</p>
    </Collapsible>
  ),
  'on phones only': (
    <Collapsible label="Pièces · Surfaces" onPhonesOnly>
      <p>Contenu</p>
    </Collapsible>
  ),
};
