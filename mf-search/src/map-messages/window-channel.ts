import { PROTOCOL, type Unsent } from './messages.ts';

export interface Channel<Sent> {
  send(message: Unsent<Sent>): void;
  close(): void;
}

interface ChannelOptions<Received> {
  /** The window that is listened to, this one. */
  here: Window;
  /** The only window that is listened to and spoken to; it may be replaced, or gone. */
  other: () => Window | null;
  read: (data: unknown) => Received | undefined;
  receive: (message: Received) => void;
}

/**
 * Talks with one window of the same origin. Whatever comes from another origin, from another window or in another shape is ignored without a
 * word, and nothing is sent to another origin.
 */
export function openChannel<Sent extends { protocol: number }, Received>({
  here,
  other,
  read,
  receive,
}: ChannelOptions<Received>): Channel<Sent> {
  const { origin } = here.location;
  const listen = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
    if (sender !== origin || source === null || source !== other()) return;
    const message = read(data);
    if (message) receive(message);
  };
  here.addEventListener('message', listen);
  return {
    send: (message) => other()?.postMessage({ ...message, protocol: PROTOCOL }, origin),
    close: () => here.removeEventListener('message', listen),
  };
}
