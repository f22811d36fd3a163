const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether a text has no letters of another script than the Latin one. */
export const isInLatinLetters = (text: string): boolean => LATIN.test(text);
