/** Under which name the browser keeps favourites and homes that were seen (product C19). */
export const SAVED_HOMES_KEY = 'savedHomes';

/** Under which name a page leaves the IDs of homes whose hearts were pressed before its code was there, with blanks between. */
export const PRESSED_HOMES_KEY = 'pressedHomes';
