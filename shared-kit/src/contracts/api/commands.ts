/**
 * Every write of the public API: path, body and answer. The one source of the API's validation, of the OpenAPI document and
 * of the typed client. Bad input answers 422 with the wrong fields; nothing is half-saved.
 */
export const commands = {} as const;

export type Commands = typeof commands;
export type CommandId = keyof Commands;
