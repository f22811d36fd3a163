import escapeHtml from 'escape-html';
import {
  MOVABLE_STATE,
  PAGE_STATE,
  PAGE_STATES,
  STATE_END,
  STATE_FILE,
} from '../../contract/page-state-file.ts';
import { StateFile } from './cached-page.ts';

/** The state of a page in a file of its own, which never changes. */
const HEADERS = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'public, max-age=31536000, immutable'],
  ['vary', 'accept-encoding'],
] as const;

/**
 * Takes the state out of the markup of a page whose shell allows that, and names the file that it is in (docs/decisions/0076).
 * @param address path and query of the page: a gateway that does not have the file can make it again
 */
export function takeState(markup: Buffer, address: string): { markup: Buffer; state: StateFile | undefined } {
  // The shell's own stands at the end; what looks like it before is text of a part.
  const start = markup.lastIndexOf(MOVABLE_STATE);
  const json = start + MOVABLE_STATE.length;
  const end = markup.indexOf(STATE_END, json);
  if (start === -1 || end === -1) return { markup, state: undefined };
  const state = new StateFile(Buffer.from(markup.subarray(json, end)), HEADERS);
  const file = escapeHtml(`${PAGE_STATES}/${state.hash}${address}`);
  const named = `<script type="application/json" id="${PAGE_STATE}" ${STATE_FILE}="${file}">`;
  return {
    markup: Buffer.concat([markup.subarray(0, start), Buffer.from(named), markup.subarray(end)]),
    state,
  };
}
