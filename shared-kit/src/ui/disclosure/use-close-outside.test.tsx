import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCloseOutside } from './use-close-outside.tsx';

function Page() {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details);
  return (
    <main tabIndex={-1}>
      <details ref={details} open>
        <summary>City</summary>
        <p>an option</p>
      </details>
      <button>elsewhere</button>
    </main>
  );
}

const isOpen = () => document.querySelector('details')!.open;

test('pressing or focusing something else closes it', () => {
  render(<Page />);
  fireEvent.focusIn(screen.getByText('elsewhere'));
  expect(isOpen()).toBe(false);
});

test('pressing text inside keeps it open, though the focus lands on the page around it', () => {
  render(<Page />);
  fireEvent.pointerDown(screen.getByText('an option'));
  fireEvent.focusIn(screen.getByRole('main'));
  expect(isOpen()).toBe(true);
});
