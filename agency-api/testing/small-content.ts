/** Files of a small content folder, as an import hands them over: a home page, a page with a picture, and no links. */
export function smallContent(menuTitle = 'Accueil'): Record<string, string> {
  const files = {
    'top-bar.json': 'null',
    'menu.json': JSON.stringify({
      entries: [{ id: 'home', title: { fr: menuTitle }, target: { page: 'home' } }],
    }),
    'footer.json': JSON.stringify({ columns: [], copyright: { fr: '©' } }),
    'pages/home.json': JSON.stringify({ page: 'home', title: { fr: 'Accueil' } }),
    'pages/about.json': JSON.stringify({
      page: 'about',
      title: { fr: 'L’agence' },
      paths: { fr: 'agence', nl: 'over-ons' },
      metadata: { og: { image: { source: 'pictures/plate.svg', alt: { fr: 'Plaque' } } } },
    }),
    'pictures/plate.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#2e5a4c"/></svg>',
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString('base64')]),
  );
}
