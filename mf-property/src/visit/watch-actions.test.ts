import { afterEach, expect, jest, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { watchActions } from './watch-actions.ts';

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);
afterEach(() => {
  document.body.replaceChildren();
  sendBeacon.mockClear();
});

function page() {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.body.innerHTML = `
    <a href="tel:+3281001234"><span>Call</span></a>
    <a href="/api/properties/8/brochure.pdf?lang=fr">Brochure</a>
    <a href="mailto:office@example.be">Write</a>`;
  document.body.addEventListener('click', (event) => event.preventDefault());
  const links = [...document.querySelectorAll('a')];
  return { call: links[0]!.firstElementChild!, brochure: links[1]!, mail: links[2]! };
}
const told = (action: string) => ['/api/visits/actions', `{"propertyId":8,"action":"${action}"}`.length];
const sent = () => sendBeacon.mock.calls.map(([path, body]) => [path, body.size]);

test('printing, calling and taking the brochure are told, as long as the page is shown', async () => {
  const { call, brochure, mail } = page();
  const stop = watchActions(8);
  dispatchEvent(new Event('beforeprint'));
  await userEvent.click(call);
  await userEvent.click(brochure);
  await userEvent.click(mail);
  expect(sent()).toEqual([told('printed'), told('phone'), told('brochure')]);
  stop();
  dispatchEvent(new Event('beforeprint'));
  await userEvent.click(call);
  expect(sent()).toHaveLength(3);
});

test('a click is told that React lets through to nobody, because the page is not hydrated yet', async () => {
  const { call } = page();
  const stop = watchActions(8);
  const block = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', block, true);
  await userEvent.click(call);
  document.removeEventListener('click', block, true);
  expect(sent()).toEqual([told('phone')]);
  stop();
});
