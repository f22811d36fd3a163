import { lazy, Suspense } from 'react';
import { FaultBoundary } from 'composer/host';
import { untilThere } from 'shared-kit/ui/until-there';
import { useHasThirdParties } from './cookie-settings.tsx';

const ConsentLayer = lazy(() =>
  untilThere(() => import(/* webpackChunkName: 'consent' */ './consent-layer.tsx')),
);

/**
 * Asks for consent and loads what the visitor agrees to (product C1–C9). The page brings the notice, so that it waits for its visitor
 * as others do. A site without a third party fetches nothing for it.
 */
export function ThirdParties() {
  if (!useHasThirdParties()) return null;
  return (
    <FaultBoundary fallback={null}>
      <Suspense>
        <ConsentLayer />
      </Suspense>
    </FaultBoundary>
  );
}
