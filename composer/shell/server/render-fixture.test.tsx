/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { Suspense, use } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Slot } from '../../host/remote-widget.tsx';
import { useHost } from '../../host/host-context.ts';
import { madeUpShell } from '../../testing/made-up-shell.tsx';
import { renderFixture } from './render-fixture.tsx';

declare module '../../contract/contract.ts' {
  interface OfferedSlots {
    'fixture/aside': { id: number };
  }
}

const render = (Part: (props: { name: string }) => React.ReactNode) =>
  renderFixture(madeUpShell, () => ({}), {
    code: { default: Part },
    props: { name: 'villa' },
    messages: { greeting: 'Bonjour' },
    language: 'fr',
  });

test('an expose has its props, its texts, a router, a host and state, and no other remote', async () => {
  const markup = await render(function Part({ name }) {
    const { formatMessage } = useIntl();
    const { pathname } = useLocation();
    return (
      <p title={useHost().language + pathname}>
        {`${formatMessage({ id: 'greeting' })} ${name}`}
        <Slot name="fixture/aside" id={1} />
      </p>
    );
  });
  expect(markup).toBe('<p title="fr/">Bonjour villa</p>');
});

test('what it throws is told, also late and behind a fallback', async () => {
  await expect(
    render(() => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  const late = Promise.resolve().then(() => {
    throw new Error('late');
  });
  const Late = () => use(late);
  await expect(
    render(() => (
      <Suspense fallback="…">
        <Late />
      </Suspense>
    )),
  ).rejects.toThrow('late');
});
