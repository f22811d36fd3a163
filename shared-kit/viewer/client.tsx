import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { isLanguage } from '../src/domain/languages.ts';
import { PartFrame } from '../testing/part-frame.tsx';
import { host } from '../testing/shell-host.ts';
import '../src/tokens/base.css';
import '../src/tokens/tokens.css';
import '../src/tokens/fonts.css';
import { textsIn } from './texts.ts';
import { Viewer } from './viewer.tsx';

const wanted = new URLSearchParams(location.search).get('language');
const language = isLanguage(wanted) ? wanted : 'fr';
document.documentElement.lang = language;

/** Links of parts lead nowhere here: every address shows the parts. */
const router = createMemoryRouter([{ path: '*', element: <Viewer /> }]);

createRoot(document.getElementById('viewer')!).render(
  <PartFrame host={host(language)} messages={textsIn(language)} router={router} />,
);
