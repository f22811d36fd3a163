/** Under which name the browser keeps favourites and homes that were seen (product C19). */
export const SAVED_HOMES_KEY = 'savedHomes';
