import { screen } from '@testing-library/react';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import { HostContext, type Host } from 'composer/host';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { renderPart, site } from '../../../testing/render-part.tsx';
import { PrivacyConsent } from './consents.tsx';

const NAMES = {
  nl: 'privacyverklaring (nieuw tabblad)',
  fr: 'déclaration de confidentialité (nouvel onglet)',
  en: 'privacy statement (new tab)',
  de: 'Datenschutzerklärung (neuer Tab)',
};

const show = (language: Language, pages: string[]) =>
  renderPart(
    <HostContext value={{ language, href: siteHref(language), site: { ...site(language), pages } } as Host}>
      <PrivacyConsent />
    </HostContext>,
    { language },
  );

test.each(LANGUAGES)('in %s the consent leads to the statement in a tab of its own', async (language) => {
  await show(language, ['privacy']);
  const link = screen.getByRole('link', { name: NAMES[language] });
  expect(link.getAttribute('href')).toBe(siteHref(language)('privacy'));
  expect(link.getAttribute('target')).toBe('_blank');
});

test('an agency without statement has no link to one', async () => {
  const { container } = await show('en', []);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).toMatch(/as described in the privacy statement\.$/);
});
