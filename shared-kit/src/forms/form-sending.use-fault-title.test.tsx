import { act, render } from '@testing-library/react';
import { useFaultTitle } from './form-sending.ts';

function Fault() {
  useFaultTitle('Error:');
  return null;
}
const Page = ({ step = false, form = false }) => (
  <>
    {step && <Fault />}
    {form && <Fault />}
  </>
);

beforeEach(() => {
  document.title = 'Contact';
});

test('a page with a fault says so in its title, once, until the last fault is gone', () => {
  const { rerender } = render(<Page step form />);
  expect(document.title).toBe('Error: Contact');
  rerender(<Page form />);
  expect(document.title).toBe('Error: Contact');
  rerender(<Page step form />);
  rerender(<Page step />);
  expect(document.title).toBe('Error: Contact');
  rerender(<Page />);
  expect(document.title).toBe('Contact');
});

test('the title of another page is left alone, and so is one that came with the word', () => {
  const { rerender, unmount } = render(<Page form />);
  act(() => void (document.title = 'Thank you'));
  rerender(<Page />);
  expect(document.title).toBe('Thank you');
  document.title = 'Error: Contact';
  rerender(<Page form />);
  unmount();
  expect(document.title).toBe('Error: Contact');
});

test('a page without a title has none again', () => {
  document.title = '';
  const { unmount } = render(<Page form />);
  expect(document.title).toBe('Error:');
  unmount();
  expect(document.title).toBe('');
});
