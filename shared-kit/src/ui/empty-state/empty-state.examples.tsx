import { ButtonLink } from '../button/button.tsx';
import { apartment } from '../../domain/icon-shapes.ts';
import { EmptyState } from './empty-state.tsx';

export default {
  'title only': <EmptyState title="Aucun bien trouvé" />,
  'with text and a way on': (
    <EmptyState
      shape={apartment}
      title="Aucun projet pour le moment"
      actions={<ButtonLink to="/fr/a-vendre/">Voir les biens à vendre</ButtonLink>}
    >
      De nouveaux projets arrivent bientôt.
    </EmptyState>
  ),
};
