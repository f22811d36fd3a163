import { afterEach, expect, jest, test } from '@jest/globals';
import { readToFrame, readToPage } from './messages.ts';
import type { ToFrame, ToPage } from './messages.ts';
import { openChannel, type Channel } from './window-channel.ts';

const ready = { type: 'ready', protocol: 1 };
const opened: Channel<ToFrame>[] = [];
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

/** The page's side of a channel to a frame, and a way to send it what a window would. */
function channel() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const receive = jest.fn<(message: ToPage) => void>();
  const ends = openChannel<ToFrame, ToPage>({
    here: window,
    other: () => frame.contentWindow,
    read: readToPage,
    receive,
  });
  opened.push(ends);
  const post = (data: unknown, init: MessageEventInit = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow, ...init }),
    );
  return { frame, ends, receive, post };
}

test('a message of the known window and of the own origin is received', () => {
  const { post, receive } = channel();
  post(ready);
  expect(receive.mock.calls).toEqual([[ready]]);
});

test.each([
  ['another origin', ready, { origin: 'https://evil.example' }],
  ['an origin that begins alike', ready, { origin: `${location.origin}.evil.example` }],
  ['an opaque origin', ready, { origin: 'null' }],
  ['this window itself', ready, { source: window }],
  ['no window', ready, { source: null }],
  ['another version', { ...ready, protocol: 2 }, {}],
  ['another kind', { type: 'eval', protocol: 1, code: 'alert(1)' }, {}],
  ['the other direction', { type: 'draw', protocol: 1, isOn: true }, {}],
  ['no object', '{"type":"ready","protocol":1}', {}],
  ['nothing', null, {}],
  ['too many listings', { type: 'selected', protocol: 1, ids: Array(2_000).fill(1) }, {}],
  ['no whole number', { type: 'selected', protocol: 1, ids: [1.5] }, {}],
  [
    'no place',
    {
      type: 'drawn',
      protocol: 1,
      polygon: [
        { lat: 91, lng: 4 },
        { lat: 50, lng: 4 },
        { lat: 51, lng: 4 },
      ],
    },
    {},
  ],
] as const)('a message of %s is ignored', (_what, data, init) => {
  const { post, receive } = channel();
  post(data, init as MessageEventInit);
  expect(receive).not.toHaveBeenCalled();
});

test('messages are sent to the own origin only, and no more are received once it is closed', () => {
  const { frame, ends, post, receive } = channel();
  const sent = jest.spyOn(frame.contentWindow!, 'postMessage').mockReturnValue(undefined);
  ends.send({ type: 'draw', isOn: true });
  expect(sent.mock.calls).toEqual([[{ type: 'draw', isOn: true, protocol: 1 }, location.origin]]);
  ends.close();
  post(ready);
  expect(receive).not.toHaveBeenCalled();
});

const shown = {
  type: 'show',
  protocol: 1,
  properties: [],
  counted: [],
  messageInfo: '',
  mapType: 'built-in',
  customMarker: null,
  marqueeIgnore: [],
  language: 'fr',
  texts: {
    ...Object.fromEntries(
      [
        'map',
        'zoomIn',
        'zoomOut',
        'several',
        'noPrice',
        'closed',
        'residential',
        'office',
        'industrial',
        'land',
        'retail',
        'end',
        'unsupported',
      ].map((key) => [key, key]),
    ),
    vat: { excluded: '', included: '' },
    drawing: { corners: '', few: '', crossing: '', many: '' },
    scrolling: { wheel: '', key: '', finger: '' },
  },
  area: null,
  fit: null,
};

test.each(['https://evil.example/x.png', '//evil.example/x.png', 'javascript:alert(1)', '/x.png"onload="'])(
  'a marker that is no picture of the site (%s) makes the whole message none',
  (customMarker) => {
    expect(readToFrame(shown)).toBeDefined();
    expect(readToFrame({ ...shown, customMarker: '/media/p?width=40' })).toBeDefined();
    expect(readToFrame({ ...shown, customMarker })).toBeUndefined();
  },
);
