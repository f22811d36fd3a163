/** Part of the page where visitors ask about the property. */
export const QUESTION_ID = 'question';
