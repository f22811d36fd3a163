/// <reference types="webpack/module" />
import type { ReactNode } from 'react';

/** What an `.examples.tsx` exports. */
interface ExamplesModule {
  /** States of the part, by what they are. */
  default: Record<string, ReactNode>;
  /** Whether each takes the width of a page. */
  isWide?: boolean;
}

const files = import.meta.webpackContext('../src/ui', { recursive: true, regExp: /\.examples\.tsx$/ });

/** Every part that has examples, by the name of its folder. */
export const EXAMPLES = files.keys().map((file) => {
  const { default: states, isWide = false } = files(file) as ExamplesModule;
  return { part: file.split('/')[1]!, states, isWide };
});
