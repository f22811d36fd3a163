import * as React from 'react';

/** react-router's framework mode (its own bundler and server) in the form of "not in use". */
export const FrameworkContext = React.createContext(undefined);

export const PrefetchPageLinks = () => null;

export const usePrefetchBehavior = () => [false, null, {}];

export const mergeRefs =
  (...refs) =>
  (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };

/** Asked for by code that only framework mode runs. */
export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined;
export const Links = undefined;
export const Meta = undefined;
export const Scripts = undefined;
export const setIsHydrated = undefined;
export const useFrameworkContext = undefined;
