import type { RawConfig } from '../config-files.ts';
import agency from './agency.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import figures from './figures.json' with { type: 'json' };
import footer from './footer.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import listings from './listings.json' with { type: 'json' };
import menu from './menu.json' with { type: 'json' };
import home from './pages/home.json' with { type: 'json' };
import topBar from './top-bar.json' with { type: 'json' };

/** The demo agency: invented, and the example to copy for a folder of one's own. */
export const demoConfig: RawConfig = {
  agency,
  contact,
  figures,
  footer,
  home,
  languages,
  layout,
  listings,
  menu,
  topBar,
};
