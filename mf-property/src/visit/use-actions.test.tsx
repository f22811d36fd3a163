import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActions } from './use-actions.ts';

function Page({ id }: { id: number }) {
  useActions(id);
  return (
    <div onClick={(event) => event.preventDefault()}>
      <a href="tel:+3281001234">
        <span>Call</span>
      </a>
      <a href="/api/properties/8/brochure.pdf?lang=fr">Brochure</a>
      <a href="mailto:office@example.be">Write</a>
    </div>
  );
}

test('printing, calling and taking the brochure are told, of the property on the page only', async () => {
  const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const { rerender, unmount } = render(<Page id={7} />);
  rerender(<Page id={8} />);
  dispatchEvent(new Event('beforeprint'));
  await userEvent.click(screen.getByText('Call'));
  await userEvent.click(screen.getByText('Brochure'));
  await userEvent.click(screen.getByText('Write'));
  expect(sendBeacon.mock.calls.map(([path, body]) => [path, body.size])).toEqual([
    ['/api/visits/actions', '{"propertyId":8,"action":"printed"}'.length],
    ['/api/visits/actions', '{"propertyId":8,"action":"phone"}'.length],
    ['/api/visits/actions', '{"propertyId":8,"action":"brochure"}'.length],
  ]);
  unmount();
  dispatchEvent(new Event('beforeprint'));
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});
