import { currentMark } from './menu.tsx';

test.each([
  ['/fr/a-vendre/', '/fr/a-vendre/', 'page'],
  ['/fr/a-vendre/', '/fr/a-vendre', 'page'],
  ['/fr/a-vendre/', '/fr/a-vendre/eghezee/maison/1399/', 'true'],
  ['/fr/a-vendre/', '/fr/a-louer/', undefined],
  ['/fr/', '/fr/', 'page'],
  ['/fr/', '/fr/a-louer/', undefined],
  ['https://blog.example/', '/fr/', undefined],
])('entry %s on page %s: %s', (entry, page, mark) => {
  expect(currentMark(entry, page)).toBe(mark);
});
