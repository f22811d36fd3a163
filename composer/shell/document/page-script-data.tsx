import { PAGE_STATE } from '../../contract/page-state-file.ts';
import { PAGE_DATA } from './page-data.ts';
import type { DocumentData } from './shell-document.ts';

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
