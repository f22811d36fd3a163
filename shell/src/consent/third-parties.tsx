import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenShown } from './when-shown.ts';
import { settingsOpenAtom, useHasThirdParties } from './cookie-settings.ts';

/** Asks for consent and loads what the visitor agrees to (product C1–C9). A site without a third party fetches nothing for it. */
export function ThirdParties() {
  return useHasThirdParties() ? <LazyLayer /> : null;
}

/** Its code comes when the page answers to the visitor; who opens the settings gives code that did not come another chance. */
function LazyLayer() {
  const areSettingsOpen = useAtomValue(settingsOpenAtom);
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: 'consent' */ './consent-layer.tsx').then(
        ({ ConsentLayer }) => setLayer(() => ConsentLayer),
        // Nothing is asked, and nothing is loaded.
        () => {},
      );
    // A page that is rendered ahead tells nobody of a visitor who may never see it.
    return whenShown(load);
  }, [areSettingsOpen]);
  return Layer ? <Layer /> : null;
}
