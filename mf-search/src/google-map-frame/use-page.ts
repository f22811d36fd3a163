import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { readToFrame } from '../map-messages/messages.ts';
import type { ToFrame, ToPage, Unsent } from '../map-messages/messages.ts';
import { openChannel, type Channel } from '../map-messages/window-channel.ts';

/** Talks with the page around the frame, from the moment that it can listen. Returns how to speak to it. */
export function usePage(onMessage: (message: ToFrame) => void): (message: Unsent<ToPage>) => void {
  const channel = useRef<Channel<ToPage>>(undefined);
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    const opened = openChannel<ToPage, ToFrame>({
      here: window,
      other: () => (window.parent === window ? null : window.parent),
      read: readToFrame,
      receive: (message) => receive(message),
    });
    channel.current = opened;
    opened.send({ type: 'ready' });
    return opened.close;
  }, []);
  return useCallback((message) => channel.current?.send(message), []);
}
