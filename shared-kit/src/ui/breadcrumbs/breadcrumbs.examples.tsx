import { Breadcrumbs } from './breadcrumbs.tsx';

export default {
  'one step': <Breadcrumbs steps={[{ label: 'Contact' }]} />,
  'steps that lead somewhere': (
    <Breadcrumbs
      steps={[
        { label: 'À vendre', path: '/fr/a-vendre/' },
        { label: 'Namur', path: '/fr/a-vendre/namur/' },
        { label: 'Villa' },
      ]}
    />
  ),
};
