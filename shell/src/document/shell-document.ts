import { createContext, use } from 'react';

/** What only the document itself needs. */
export interface ShellDocument {
  /** Public origin of the site. */
  origin: string;
  /** The shell's stylesheets; on the server only, the browser keeps those it got. */
  stylesheets: string[];
  /** Fonts of the first view; on the server only, likewise. */
  fonts: string[];
}

export const ShellDocumentContext = createContext<ShellDocument>({ origin: '', stylesheets: [], fonts: [] });

export const useShellDocument = () => use(ShellDocumentContext);
