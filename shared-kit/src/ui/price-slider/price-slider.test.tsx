import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../testing/render-part.tsx';
import { PriceForm } from './price-slider.examples.tsx';

const bounds = () => document.querySelector('output')!.textContent;
const handles = () => screen.getAllByRole<HTMLInputElement>('slider');
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a maximum at the end of the range shows a plus sign', () => {
  renderPart(<PriceForm />);
  expect(boxes().map((box) => plain(box.value))).toEqual(['€ 0', '€ 3.000.000+']);
});

test('keys move a handle by whole steps', () => {
  renderPart(<PriceForm goal={1} />);
  const [min, max] = handles();
  fireEvent.keyDown(min!, { key: 'ArrowRight' });
  fireEvent.keyDown(max!, { key: 'PageDown' });
  expect(bounds()).toBe('100-1000');
  expect(plain(min!.getAttribute('aria-valuetext')!)).toBe('€ 100');
});

test('a handle cannot pass the other one', () => {
  renderPart(<PriceForm goal={1} />);
  const [min, max] = handles();
  fireEvent.keyDown(max!, { key: 'PageDown' });
  fireEvent.keyDown(min!, { key: 'End' });
  expect(bounds()).toBe('1000-1000');
});

test('dragging snaps to whole steps on the curved track', () => {
  renderPart(<PriceForm />);
  fireEvent.change(handles()[0]!, { target: { value: '150.3' } });
  expect(bounds()).toBe('100000-3000000');
});

test('a number box takes digits and settles on blur', async () => {
  renderPart(<PriceForm />);
  const user = userEvent.setup();
  await user.click(boxes()[0]!);
  await user.clear(boxes()[0]!);
  await user.keyboard('250a.500');
  expect(boxes()[0]!.value).toBe('250500');
  await user.tab();
  expect(bounds()).toBe('250000-3000000');
});

test('a minimum at or above the maximum falls back to the range, and the page says so', async () => {
  renderPart(<PriceForm goal={1} />);
  const user = userEvent.setup();
  await user.clear(boxes()[0]!);
  await user.keyboard('5000{Enter}');
  expect(bounds()).toBe('0-2000');
  const words = 'n’est pas inférieur au maximum';
  expect(plain(screen.getByText(words, { exact: false }).textContent!)).toMatch(
    /^€ 5.000 n’est pas inférieur au maximum de € 2.000/,
  );
  fireEvent.keyDown(handles()[0]!, { key: 'ArrowRight' });
  expect(screen.queryByText(words, { exact: false })).toBeNull();
});
