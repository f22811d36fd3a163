import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useStrip } from './use-strip.tsx';

function Strip() {
  const viewport = useRef<HTMLDivElement>(null);
  const { index, turn } = useStrip(viewport, 3);
  return (
    <>
      <div
        ref={(element) => {
          viewport.current = element;
          if (element) Object.defineProperty(element, 'clientWidth', { value: 100 });
        }}
        data-testid="strip"
      />
      <output>{index}</output>
      <button onClick={() => turn(1)}>next</button>
      <button onClick={() => turn(-1)}>back</button>
    </>
  );
}
const strip = () => screen.getByTestId('strip');
const shown = () => screen.getByRole('status').textContent;
const scrollTo = (left: number) => {
  strip().scrollLeft = left;
  fireEvent.scroll(strip());
};
const asked = () => {
  const to = jest.fn<void, [ScrollToOptions]>();
  strip().scrollTo = to as never;
  return to;
};

test('a swipe is told, whenever it was', () => {
  render(<Strip />);
  scrollTo(190);
  expect(shown()).toBe('2');
});

test('turns by scrolling, twice where it was asked twice, and tells at once where it goes', () => {
  render(<Strip />);
  const to = asked();
  fireEvent.click(screen.getByText('next'));
  scrollTo(10);
  expect(shown()).toBe('1');
  fireEvent.click(screen.getByText('next'));
  fireEvent.click(screen.getByText('next'));
  expect(to.mock.calls.map(([{ left }]) => left)).toEqual([100, 200, 200]);
  scrollTo(120);
  expect(shown()).toBe('2');
  scrollTo(200);
  fireEvent.click(screen.getByText('back'));
  expect(shown()).toBe('1');
});

test('a hand that takes the strip goes where it wants', () => {
  render(<Strip />);
  asked();
  fireEvent.click(screen.getByText('next'));
  act(() => void fireEvent.touchStart(strip()));
  scrollTo(0);
  expect(shown()).toBe('0');
});
