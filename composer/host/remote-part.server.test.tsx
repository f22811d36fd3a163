/** @jest-environment node */
import type { ComponentType, ReactNode } from 'react';
import { use, useId } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { madeUpHost } from '../testing/made-up-host.ts';
import { HostContext, RemotePart } from './host.tsx';

beforeAll(() => void Object.assign(globalThis, { __SERVER__: true }));

const PAGE = { remote: 'mf-page', expose: './Page' };
const BOX = { remote: 'mf-box', expose: './Box' };

function Says({ word, steps, children }: { word: string; steps: string[]; children?: ReactNode }) {
  steps.push(word);
  return <p id={useId()}>{children}</p>;
}

/** What happens while a page with a part within it is rendered, in order; and its markup. */
async function rendered(measures: boolean, Box: (props: { steps: string[] }) => ReactNode) {
  const steps: string[] = [];
  const part = ({ remote }: typeof PAGE) => remote.slice(3);
  const modules = { 'mf-page': Page, 'mf-box': () => <Box steps={steps} /> };
  function Page() {
    return (
      <main>
        <Says word="in page" steps={steps} />
        <RemotePart of={BOX} fallback={null}>
          {(module) => {
            const Part = module.default as ComponentType;
            return <Part />;
          }}
        </RemotePart>
        <Says word="in page again" steps={steps} />
      </main>
    );
  }
  const shell = {
    ...madeUpHost('fr'),
    loaded: ({ remote }: typeof PAGE) => ({
      module: { default: modules[remote as keyof typeof modules] as never },
      messages: {},
    }),
    ...(measures && {
      partBegins: (ref: typeof PAGE) => void steps.push(`${part(ref)} begins`),
      partEnds: (ref: typeof PAGE) => void steps.push(`${part(ref)} ends`),
    }),
  };
  const stream = renderToPipeableStream(
    <HostContext value={shell}>
      <Says word="before" steps={steps} />
      <RemotePart of={PAGE} fallback={null}>
        {(module) => {
          const Part = module.default as ComponentType;
          return <Part />;
        }}
      </RemotePart>
      <Says word="after" steps={steps} />
    </HostContext>,
  );
  return { steps, markup: await text(stream.pipe(new PassThrough())) };
}

const Plain = ({ steps }: { steps: string[] }) => (
  <Says word="in box" steps={steps}>
    <Says word="deep in box" steps={steps} />
  </Says>
);

test('all that a part renders is between its beginning and its end, with the parts within it', async () => {
  const { steps } = await rendered(true, Plain);
  expect(steps).toEqual([
    'before',
    'page begins',
    'in page',
    'box begins',
    'in box',
    'deep in box',
    'box ends',
    'in page again',
    'page ends',
    'after',
  ]);
});

test('the markup is the same whether or not anybody measures, ids included', async () => {
  expect((await rendered(true, Plain)).markup).toBe((await rendered(false, Plain)).markup);
});

test('a part that waits in its own render ends all the same: what others do is not counted for it', async () => {
  const data = Promise.resolve('data');
  const { steps } = await rendered(true, ({ steps: said }) => {
    use(data);
    return <Says word="in box" steps={said} />;
  });
  const ends = steps.indexOf('box ends');
  expect(ends).toBeGreaterThan(steps.indexOf('box begins'));
  expect(ends).toBeLessThan(steps.indexOf('in page again'));
});
