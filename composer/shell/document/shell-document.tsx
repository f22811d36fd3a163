import { createContext, use } from 'react';
import type { PageFile, PageMetadata } from '../../contract/contract.ts';
import { PAGE_STATE } from '../../contract/page-state-file.ts';
import { PAGE_DATA } from './page-data.ts';

/** What only the document itself needs. */
export interface ShellDocument {
  /** Public origin of the site. */
  origin: string;
  /** Metadata that the server made of the first page. */
  sentMeta: PageMetadata | undefined;
  /** The shell's stylesheets; on the server only, the browser keeps those it got. */
  stylesheets: PageFile[];
  /** Fonts of the first view; on the server only, likewise. */
  fonts: string[];
  /** Whether blocks below the first screen are laid out later; on the server only. */
  isLaidOutLate: boolean;
  /** On the server only. */
  data: DocumentData | undefined;
}

/** What the page is started and hydrated with, as JSON that can stand in the page. */
export interface DocumentData {
  start: string;
  state: string;
  /** Not before the visitor interacts: it may be put into a file beside the page. */
  isStateLate: boolean;
}

export const ShellDocumentContext = createContext<ShellDocument>({
  origin: '',
  sentMeta: undefined,
  stylesheets: [],
  fonts: [],
  isLaidOutLate: false,
  data: undefined,
});

export const useShellDocument = () => use(ShellDocumentContext);

/** The data of the page for its scripts. */
export const PageScriptData = ({ data: { start, state, isStateLate } }: { data: DocumentData }) => (
  <>
    <script type="application/json" id={PAGE_DATA} dangerouslySetInnerHTML={{ __html: start }} />
    <script
      type="application/json"
      id={PAGE_STATE}
      data-movable={isStateLate ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: state }}
    />
  </>
);
