import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-part.tsx';
import { Slideshow } from './slideshow.tsx';

let asksForLessMotion: boolean;

beforeEach(() => {
  asksForLessMotion = false;
  jest.useFakeTimers();
  window.matchMedia = (() => ({
    matches: asksForLessMotion,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => jest.useRealTimers());

const show = () =>
  renderPart(
    <Slideshow
      label="Nos maisons"
      slides={['Namur', 'Evere', 'Liège'].map((town) => (
        <a key={town} href={`/${town}`}>
          {town}
        </a>
      ))}
    />,
  );
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const current = () => document.querySelector('[data-current]')!.textContent;

test('slides follow each other by themselves, and begin again', () => {
  show();
  expect(current()).toBe('Namur');
  wait(6);
  expect(current()).toBe('Evere');
  wait(6);
  wait(6);
  expect(current()).toBe('Namur');
});

test('a slide comes while the one before it is shown, not earlier', () => {
  show();
  expect(screen.queryByText('Liège')).toBeNull();
  wait(6);
  expect(screen.getByText('Liège')).toBeTruthy();
});

test('nothing moves for visitors who ask for less motion, until they want it', () => {
  asksForLessMotion = true;
  show();
  wait(60);
  expect(current()).toBe('Namur');
  fireEvent.click(screen.getByRole('button', { name: 'Lancer l’animation' }));
  wait(6);
  expect(current()).toBe('Evere');
});

test('the visitor stops it, and goes to a slide, which stays', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Arrêter l’animation' }));
  wait(60);
  expect(current()).toBe('Namur');
  fireEvent.click(screen.getByRole('button', { name: 'Image précédente' }));
  expect(current()).toBe('Liège');
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
  wait(60);
  expect(current()).toBe('Liège');
});

test('a slide that has the focus stays, and the others cannot be reached', () => {
  show();
  act(() => screen.getByText('Namur').focus());
  wait(60);
  expect(current()).toBe('Namur');
  expect(screen.getByText('Evere').closest('[inert]')).toBeTruthy();
});
