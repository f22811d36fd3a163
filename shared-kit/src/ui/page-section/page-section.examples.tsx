import { PageSection } from './page-section.tsx';

export default {
  plain: (
    <PageSection title="Description">
      <p>Contenu</p>
    </PageSection>
  ),
  'set off by a line': (
    <PageSection title="Énergie" divided>
      <p>Contenu</p>
    </PageSection>
  ),
  'that few read': (
    <PageSection title="Mobilité" divided collapsed="6,9 sur 10">
      <p>Contenu</p>
    </PageSection>
  ),
};
