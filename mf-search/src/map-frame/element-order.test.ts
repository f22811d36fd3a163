/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { putInOrder } from './element-order.ts';

function parentOf(names: string): { parent: HTMLElement; named: (names: string) => HTMLElement[] } {
  const parent = document.body.appendChild(document.createElement('div'));
  for (const name of names) {
    const button = parent.appendChild(document.createElement('button'));
    button.textContent = name;
  }
  const all = [...parent.children] as HTMLElement[];
  return {
    parent,
    named: (wanted) => [...wanted].map((name) => all.find((one) => one.textContent === name)!),
  };
}

test.each([
  ['abcd', 'abcd'],
  ['bcda', 'abcd'],
  ['abdc', 'abcd'],
  ['dcba', 'abcd'],
  ['', ''],
])('%s becomes %s', (before, after) => {
  const { parent, named } = parentOf(before);
  putInOrder(parent, named(after));
  expect(parent.textContent).toBe(after);
});

test('what stands in its place is not moved', async () => {
  const { parent, named } = parentOf('abdc');
  const moved: Node[] = [];
  const observer = new MutationObserver((found) => found.forEach((one) => moved.push(...one.addedNodes)));
  observer.observe(parent, { childList: true });
  putInOrder(parent, named('abcd'));
  await Promise.resolve();
  observer.disconnect();
  expect(moved.map((node) => node.textContent)).toEqual(['c']);
});

test('the focus stays where it is', () => {
  const { parent, named } = parentOf('ba');
  named('b')[0]!.focus();
  putInOrder(parent, named('ab'));
  expect(document.activeElement?.textContent).toBe('b');
  expect(parent.textContent).toBe('ba');
});
