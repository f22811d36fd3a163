/** Where the chat comes from. */
export const CRISP = 'https://go.crisp.chat';
