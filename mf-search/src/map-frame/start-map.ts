import type { Point } from 'shared-kit/domain/map-area';
import type { ToFrame, ToPage } from '../map-messages/messages.ts';
import { readToFrame } from '../map-messages/messages.ts';
import { openChannel } from '../map-messages/window-channel.ts';
import { createCanvas } from './canvas.ts';
import { areaDrawing } from './area-drawing.ts';
import { areaLayer } from './area-layer.ts';
import { keyboardDrawing } from './keyboard-drawing.ts';
import { pinLayer } from './pin-layer.ts';
import { pressFirst } from './press-first.ts';
import { scrollHint } from './scroll-hint.ts';
import { shownMessage } from './shown-message.ts';
import { townLabels } from './town-labels.ts';

/** Shows what the page says, and tells it what the visitor does. */
export function startMap(root: HTMLElement): void {
  const channel = openChannel<ToPage, ToFrame>({
    here: window,
    other: () => (window.parent === window ? null : window.parent),
    read: readToFrame,
    receive: (message) => void act(message),
  });
  const canvas = createCanvas(root, {
    moved: (bounds, zoom, byVisitor) => channel.send({ type: 'moved', bounds, zoom, byVisitor }),
    clicked: () => channel.send({ type: 'selected', ids: [] }),
  });
  const pins = pinLayer(canvas, {
    selected: (ids) => channel.send({ type: 'selected', ids }),
    hovered: (id) => channel.send({ type: 'hovered', id }),
    // Names make room for pins.
    settled: () => towns.draw(),
  });
  const towns = townLabels(canvas.map, pins.boxes);
  const area = areaLayer(canvas.map);
  const drawing = areaDrawing(canvas.map, drawn);
  const byKeyboard = keyboardDrawing(canvas.map, drawn);
  const note = shownMessage(root);
  const hint = scrollHint(root);

  function drawn(polygon: Point[] | null) {
    // A move that is still under way belongs to the drawing: the page hears of its end before.
    canvas.map.stop();
    draw(false);
    channel.send({ type: 'drawn', polygon });
  }

  function draw(isOn: boolean, isByKeyboard = false) {
    drawing.set(isOn);
    byKeyboard.set(isOn, isByKeyboard);
  }

  let letsPageScroll = false;
  function letPageScroll() {
    if (!letsPageScroll) pressFirst(canvas.map, { left: hint.show, taken: hint.hide });
    letsPageScroll = true;
  }

  function act(message: ToFrame) {
    switch (message.type) {
      case 'hello':
        return channel.send({ type: 'ready' });
      case 'show':
        document.documentElement.lang = message.language;
        if (message.pressFirst) letPageScroll();
        canvas.describe(message.texts, message.mapType);
        byKeyboard.describe(message.texts);
        hint.describe(message.texts);
        area.show(message.area);
        towns.speak(message.language);
        pins.show(message);
        note.show(message.messageInfo);
        if (message.fit) canvas.fit(message.fit);
        return undefined;
      case 'mark':
        return pins.mark(message);
      case 'draw':
        return draw(message.isOn, message.byKeyboard);
      case 'focus':
        return pins.focus(message.id);
    }
  }

  channel.send({ type: 'ready' });
}
