import { breadcrumbList } from './json-ld.ts';

test('steps with a path have an absolute address, those without have none', () => {
  const steps = [
    { label: 'À vendre', path: '/fr/a-vendre/' },
    { label: 'Discrète' },
    { label: 'Villa', path: undefined },
  ];
  expect(breadcrumbList(steps, 'https://facade.example/fr/a-vendre/eghezee/1/')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'À vendre', item: 'https://facade.example/fr/a-vendre/' },
      { '@type': 'ListItem', position: 2, name: 'Discrète' },
      { '@type': 'ListItem', position: 3, name: 'Villa' },
    ],
  });
});
