/// <reference types="webpack/module" />
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import '../src/tokens/base.css';
import '../src/tokens/tokens.css';
import '../src/tokens/fonts.css';
import { isLanguage } from '../src/domain/languages.ts';
import type { Language } from '../src/domain/languages.ts';
import { PartFrame } from '../testing/part-frame.tsx';
import { host } from '../testing/shell-host.ts';
import { Viewer } from './viewer.tsx';

const wanted = new URLSearchParams(location.search).get('language');
const language = isLanguage(wanted) ? wanted : 'fr';
document.documentElement.lang = language;

/** Links of parts lead nowhere here: every address shows the parts. */
const router = createMemoryRouter([{ path: '*', element: <Viewer /> }]);

createRoot(document.getElementById('viewer')!).render(
  <PartFrame host={host(language)} messages={readTexts(language)} router={router} />,
);

/** All texts of the kit's own in a language. */
function readTexts(language: Language): Record<string, string> {
  const files = import.meta.webpackContext('../src/messages', { recursive: true, regExp: /\.json$/ });
  const ofLanguage = files.keys().filter((file) => file.endsWith(`/${language}.json`));
  return Object.assign({}, ...ofLanguage.map((file) => files(file)));
}
