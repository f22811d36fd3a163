import { ApiProblem } from 'shared-kit/api-client';
import type { Problem } from 'shared-kit/contracts/api/problem';
import type { PageLoaderArgs, PageMetaArgs } from 'shared-kit/contracts/page';
import { siteHref } from 'shared-kit/testing/site-links.ts';
import { site } from 'shared-kit/testing/shell-host.ts';
import { loader as loadAppointment } from '../appointment-access/appointment-access.loader.ts';
import { meta as appointmentMeta } from '../appointment-access/appointment-access.route.ts';
import { meta as documentLinkMeta } from '../document-link/document-link.route.ts';
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

test.each([
  [undefined, 'changed', '(appointmentAccess.visitor.title)'],
  ['an appointment', undefined, '(appointmentAccess.visitor.title)'],
  ['an appointment', 'changed', '(form.faulty) (appointmentAccess.visitor.title)'],
] as const)('the page of %s with the fault %s is titled %s', async (appointment, fault, title) => {
  const url = new URL(`http://site.test/fr/manage/?token=t${fault ? `&fault=${fault}` : ''}`);
  const api = appointment
    ? { get: async () => ({}) }
    : { get: () => Promise.reject(new ApiProblem({ status: 404, code: 'not-found' } as Problem)) };
  const loaderArgs = { api, language: 'fr', routeId: 'appointment-manage', url } as unknown as PageLoaderArgs;
  const data = await loadAppointment(loaderArgs);
  expect(appointmentMeta({ ...args, url, data } as PageMetaArgs<typeof data>).title).toBe(title);
});

test.each([
  ['sent', '(documentLink.title)'],
  ['too-many', '(form.faulty) (documentLink.title)'],
] as const)(
  'the page of a link to a document, asked for with the outcome %s, is titled %s',
  (done, title) => {
    const url = new URL('http://site.test/fr/document/?token=t');
    const data = { token: 't', done };
    expect(documentLinkMeta({ ...args, url, data } as PageMetaArgs<typeof data>).title).toBe(title);
  },
);

test('a page that is not live has no path, whatever its query', () => {
  expect(formMeta({ ...args, href: () => undefined }, 'contact', 'contact.title', '?a=1').paths).toEqual({});
});
