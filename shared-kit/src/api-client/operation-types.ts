import type * as z from 'zod';
import type { CommandId, Commands } from '../contracts/api/commands.ts';
import type { OperationId, Operations } from '../contracts/api/operations.ts';

/** What the API answers to an operation. */
export type OperationResponse<Id extends OperationId> = z.output<Operations[Id]['response']>;

/**
 * The query as a caller writes it: typed as the API understands it (the wire type of a coerced number is `unknown`), with
 * defaults and lists left out at will.
 */
export type OperationQuery<Id extends OperationId> = Writable<Operations[Id]['query']>;

/** Values for the `{…}` of the path template; `never` for an operation without any. */
export type OperationParams<Id extends OperationId> = Operations[Id] extends {
  params: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : never;

/** Second argument of `get`. A missing or misspelt field fails type checking. */
export type OperationRequest<Id extends OperationId> = {
  query: OperationQuery<Id>;
  signal?: AbortSignal;
} & ([OperationParams<Id>] extends [never] ? { params?: undefined } : { params: OperationParams<Id> });

type BodyOf<Command> = Command extends { body: infer Schema extends z.core.$ZodType }
  ? z.input<Schema>
  : never;
type AnswerOf<Command> = Command extends { response: infer Schema extends z.core.$ZodType }
  ? z.output<Schema>
  : unknown;

/** Body of a command as a caller writes it. */
export type CommandBody<Id extends CommandId> = BodyOf<Commands[Id]>;

/** What the API answers to a command. */
export type CommandResponse<Id extends CommandId> = AnswerOf<Commands[Id]>;

type Writable<Schema extends z.ZodType> = Flat<
  Omit<z.output<Schema>, OptionalKey<Schema>> & Partial<Pick<z.output<Schema>, OptionalKey<Schema>>>
>;
type OptionalKey<Schema extends z.ZodType> = {
  [Key in keyof z.output<Schema>]-?: Key extends keyof z.input<Schema>
    ? object extends Pick<z.input<Schema>, Key>
      ? Key
      : never
    : never;
}[keyof z.output<Schema>];
type Flat<Type> = { [Key in keyof Type]: Type[Key] };
