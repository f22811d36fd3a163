/**
 * The state of a page, for the browser to hydrate it with, is JSON in an element at the end of the page. Where the page does not need it
 * at once, the gateway may put it into a file beside the page instead, and name that in the element (docs/decisions/0076).
 */

/** Id of the element. */
export const PAGE_STATE = 'page-state';

/** What stands before the JSON of a state that may be put into a file. The JSON has no `<`. */
export const MOVABLE_STATE = `<script type="application/json" id="${PAGE_STATE}" data-movable="">`;

/** What stands behind the JSON. */
export const STATE_END = '</script>';

/** The attribute with the address of the file. */
export const STATE_FILE = 'data-file';

/** Folder of the files: `/page-states/<hash><path and query of the page>`, which never change. */
export const PAGE_STATES = '/page-states';
