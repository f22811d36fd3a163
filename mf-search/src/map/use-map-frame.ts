import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { inParts } from '../map-messages/in-parts.ts';
import { readToPage } from '../map-messages/messages.ts';
import type { ToFrame, ToPage, Unsent } from '../map-messages/messages.ts';
import { openChannel, type Channel } from '../map-messages/window-channel.ts';

/** How long after the frame is ready it is sent its first message, in milliseconds (product S11). */
const DELAY = 50;

/** How long the frame may be silent before it counts as missing, in milliseconds (product S12). */
const DEADLINE = 15_000;

interface MapFrame {
  /** Counts the times that the frame has got ready: it is told everything again after each; 0 before the first. */
  readiness: number;
  send(message: Unsent<ToFrame>): void;
}

interface MapFrameEvents {
  /** Name of the document that the frame shows. */
  shown: string;
  onMessage: (message: ToPage) => void;
  /** The document did not come, or its code fails. */
  onSilence: () => void;
}

/** The map in an embedded frame, as the page talks with it. */
export function useMapFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { shown, onMessage, onSilence }: MapFrameEvents,
): MapFrame {
  const [readiness, setReadiness] = useState(0);
  const channel = useRef<Channel<ToFrame>>(undefined);
  const receive = useEffectEvent(onMessage);
  const missing = useEffectEvent(onSilence);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = setTimeout(() => missing(), DEADLINE);
    const opened = openChannel<ToFrame, ToPage>({
      here: window,
      other: () => frame.current?.contentWindow ?? null,
      read: readToPage,
      receive(message) {
        if (message.type === 'foot')
          return document.documentElement.style.setProperty('--map-foot', `${message.height}px`);
        if (message.type !== 'ready') return receive(message);
        clearTimeout(deadline);
        clearTimeout(timer);
        timer = setTimeout(() => setReadiness((times) => times + 1), DELAY);
      },
    });
    channel.current = opened;
    // The frame may have been ready before anybody listened.
    opened.send({ type: 'hello' });
    return () => {
      clearTimeout(deadline);
      clearTimeout(timer);
      opened.close();
      document.documentElement.style.removeProperty('--map-foot');
    };
  }, [frame, shown]);
  return {
    readiness,
    send: (message) => inParts(message).forEach((part) => channel.current?.send(part)),
  };
}
