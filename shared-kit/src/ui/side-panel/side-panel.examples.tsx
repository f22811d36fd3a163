import { SidePanel } from './side-panel.tsx';

export default {
  'beside a page': (
    <SidePanel label="Contact">
      <p>Contenu</p>
    </SidePanel>
  ),
};
