import { joined, type WholeToFrame } from './in-parts.ts';
import { readToFrame, type ToFrame, type ToPage } from './messages.ts';
import { openChannel, type Channel } from './window-channel.ts';

/** What a page says to the map in its frame. */
export type FromPage = Exclude<WholeToFrame, { type: 'hello' }>;

/** Talks with the page around this frame, and tells it that the frame is ready, now and whenever it asks. */
export function openPageChannel(receive: (message: FromPage) => void): Channel<ToPage> {
  const channel = openChannel<ToPage, ToFrame>({
    here: window,
    other: () => (window.parent === window ? null : window.parent),
    read: readToFrame,
    receive: joined((message) => {
      if (message.type === 'hello') channel.send({ type: 'ready' });
      else receive(message);
    }),
  });
  channel.send({ type: 'ready' });
  return channel;
}
