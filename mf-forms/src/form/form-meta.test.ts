import { siteHref } from 'shared-kit/testing/site-links.ts';
import { site } from 'shared-kit/testing/shell-host.ts';
import { formMeta } from './form-meta.ts';

const args = {
  href: siteHref('fr'),
  site: { ...site('fr'), languages: ['fr' as const, 'nl' as const] },
  text: (id: string) => `(${id})`,
};

test('a page of a form is linked in the languages in use, with its query', () => {
  expect(formMeta(args, 'contact', 'contact.title', '?property=1399')).toEqual({
    title: '(contact.title)',
    paths: { fr: '/fr/contact/?property=1399', nl: '/nl/contact/?property=1399' },
    breadcrumb: [{ label: '(contact.title)' }],
    banner: 'title',
  });
});

test('the title of a page that answers a refused form says so, its banner does not', () => {
  const titled = (kind: string) =>
    formMeta({ ...args, actionData: { refusal: { kind, faults: {} } } }, 'contact', 'contact.title');
  expect(titled('refused')).toMatchObject({
    title: '(form.faulty) (contact.title)',
    heading: '(contact.title)',
  });
  expect(titled('confirm').title).toBe('(contact.title)');
});

test('so does that of a page that shows a fault of another kind', () => {
  const meta = formMeta(args, 'contact', 'contact.title', '', true);
  expect(meta).toMatchObject({ title: '(form.faulty) (contact.title)', heading: '(contact.title)' });
});

test('a page that is not live has no path, whatever its query', () => {
  expect(formMeta({ ...args, href: () => undefined }, 'contact', 'contact.title', '?a=1').paths).toEqual({});
});
