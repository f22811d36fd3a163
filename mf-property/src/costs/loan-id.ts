/** Anchor of the form that computes a loan. */
export const LOAN_ID = 'loan';
