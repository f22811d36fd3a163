/** File in a folder of a build for browsers: the packages and fonts in the files beside it, each with the text of its licence. */
export const LICENCES = 'licenses.txt';

/** Between two of them, and in none of them: the same package in several builds is told of once. */
export const LICENCE_SEPARATOR = '\f';
