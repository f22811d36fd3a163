import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart, site } from '../../testing/render-part.tsx';
import { ClickToLoad } from './click-to-load.tsx';

const show = (url: string) =>
  renderPart(<ClickToLoad url={url} label="media.playVideo" title="media.video" plate={null} />, {
    site: { ...site, filmHosts: ['https://films.example'] },
  });
const link = () => screen.getByRole('link', { name: /Lire la vidéo/ });

test('before the click there is a link that says whose content it is', () => {
  show('https://www.youtube.com/watch?v=abcdefghijk');
  expect(link().getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(link().textContent).toContain('youtube.com');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a click puts the player in its place, without cookies', async () => {
  show('https://www.youtube.com/watch?v=abcdefghijk');
  await userEvent.click(link());
  expect(screen.getByTitle('Vidéo').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/,
  );
});

test('a film of a host that the agency names plays as a file', async () => {
  show('https://films.example/villa.mp4');
  await userEvent.click(link());
  expect(document.querySelector('video')?.getAttribute('src')).toBe('https://films.example/villa.mp4');
});

test.each([
  'https://unknown.example/tour',
  'https://films.example/villa.wmv',
  'https://other.example/villa.mp4',
  'http://films.example/villa.mp4',
  'https://films.example:8443/villa.mp4',
])('%s stays a link', async (url) => {
  show(url);
  link().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link());
  expect(document.querySelector('iframe, video')).toBeNull();
});
