import { plainText } from './plain-text.ts';

test.each([
  ['<p>Belle <b>maison</b>s</p><p>3 chambres</p>', 'Belle maisons 3 chambres'],
  ['Cuisine<br/>Salon<BR>Jardin', 'Cuisine Salon Jardin'],
  ['Caf&eacute; &agrave; c&ocirc;t&eacute; &amp; &Ccedil;a', 'Café à côté & Ça'],
  ['120&nbsp;m&sup2; &ndash; 350.000&nbsp;&euro;', '120 m² – 350.000 €'],
  ['&#233;t&#xe9; &#128512;', 'été 😀'],
  ['c&oelig;ur gro&szlig;', 'cœur groß'],
  ['&unknown; &#0; &#9999999; &constructor;x', 'x'],
  ['AT&T & fils', 'AT&T & fils'],
  ['surface < 100 m² et > 50', 'surface < 100 m² et > 50'],
  ['&lt;b&gt;', '<b>'],
  ['a<!-- hidden -->b<style>p{}</style>c<script>alert("<p>")</script>d', 'a b c d'],
  ['texte <a href="x', 'texte'],
  ['a<!-- never closed', 'a'],
  ['', ''],
])('%p reads %p', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('unclosed markup is processed in linear time', () => {
  for (const bait of ['<a', '<!--', '<script', '&a', '<p ', '< '])
    expect(plainText(bait.repeat(200_000)).length).toBeLessThan(1_000_000);
});
