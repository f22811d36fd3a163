import { Section } from './section.tsx';

/** As wide as a page. */
export const isWide = true;

export default {
  'with a heading and a way on': (
    <Section title="Nos projets" link={{ label: 'Tous les projets', target: { link: '/fr/projects/' } }}>
      <p>Contenu</p>
    </Section>
  ),
  'without a heading': (
    <Section>
      <p>Contenu</p>
    </Section>
  ),
};
