import { act } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationProbe, isHydrated } from './scripted.ts';

/** A page as the shell makes it: a part in it may wait for its code. */
const page = (part: React.ReactNode) => (
  <div {...hydrationProbe}>
    <button>page</button>
    <Suspense>{part}</Suspense>
  </div>
);

test('an element is hydrated when the part around it is, whatever the page around that', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page(<a href="#part">part</a>));
  const button = container.querySelector('button')!;
  const link = container.querySelector('a')!;
  expect([isHydrated(button), isHydrated(link)]).toEqual([false, false]);

  let bring = () => {};
  const code = new Promise<void>((resolve) => (bring = resolve));
  function Part() {
    use(code);
    return <a href="#part">part</a>;
  }
  await act(async () => void hydrateRoot(container, page(<Part />)));
  expect([isHydrated(button), isHydrated(link)]).toEqual([true, false]);

  await act(async () => bring());
  expect(isHydrated(link)).toBe(true);
});
