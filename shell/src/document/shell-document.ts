import { createContext, use } from 'react';

/** What only the document itself needs. */
export interface ShellDocument {
  /** Public origin of the site. */
  origin: string;
  /** The shell's stylesheets; on the server only, the browser keeps those it got. */
  stylesheets: string[];
}

export const ShellDocumentContext = createContext<ShellDocument>({ origin: '', stylesheets: [] });

export const useShellDocument = () => use(ShellDocumentContext);
