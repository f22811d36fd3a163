// eslint-disable-next-line no-restricted-imports -- a frame is a document of its own, with a React of its own
import { createRoot } from 'react-dom/client';
import { THIRD_PARTY_ATTRIBUTE } from 'shared-kit/contracts/map-frames';
import { GoogleMap } from './google-map.tsx';

/** Shows what the page says on Google's map. Nothing is asked of Google before the page speaks: it does where the visitor has agreed. */
export function startGoogleMap(root: HTMLElement): void {
  const key = root.getAttribute(THIRD_PARTY_ATTRIBUTE);
  if (key) createRoot(root).render(<GoogleMap apiKey={key} />);
}
