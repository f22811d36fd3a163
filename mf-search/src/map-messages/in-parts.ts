import type { MapProperty, ShowMessage, ToFrame, Unsent } from './messages.ts';

/** Properties of one message: thousands at once would hold up page and frame, which read them on one thread. */
export const MOST_IN_PART = 500;

/** A message as it is sent: all properties but the last of a `show` go before it. */
export function inParts(message: Unsent<ToFrame>): Unsent<ToFrame>[] {
  if (message.type !== 'show') return [message];
  const { properties } = message;
  const parts: Unsent<ToFrame>[] = [];
  let from = 0;
  for (; properties.length - from > MOST_IN_PART; from += MOST_IN_PART)
    parts.push({ type: 'properties', properties: properties.slice(from, from + MOST_IN_PART) });
  return [...parts, { ...message, properties: properties.slice(from) }];
}

/** A message to a frame, whose `show` has all its properties. */
export type WholeToFrame = Exclude<ToFrame, { type: 'properties' }>;

/** Receives messages that were sent in parts: a `show` has all its properties then. */
export function joined(receive: (message: WholeToFrame) => void) {
  let before: MapProperty[] = [];
  return (message: ToFrame): void => {
    if (message.type === 'properties') return void before.push(...message.properties);
    if (message.type !== 'show') return receive(message);
    const whole: ShowMessage = { ...message, properties: [...before, ...message.properties] };
    before = [];
    receive(whole);
  };
}
