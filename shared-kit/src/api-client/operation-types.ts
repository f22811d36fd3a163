import type * as z from 'zod';
import type { CommandId, Commands } from '../contracts/api/commands.ts';
import type { OperationId, Operations } from '../contracts/api/operations.ts';

/** Response of an operation. */
export type OperationResponse<Id extends OperationId> = z.output<Operations[Id]['response']>;

/**
 * The query as input: with the types after parsing (the input type of a coerced number is `unknown`), where
 * defaults and lists are optional.
 */
export type OperationQuery<Id extends OperationId> = Writable<Operations[Id]['query']>;

/** Values for the `{…}` of the path template; `never` for an operation without any. */
type OperationParams<Id extends OperationId> = Operations[Id] extends {
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

/** Body of a command as input. */
export type CommandBody<Id extends CommandId> = BodyOf<Commands[Id]>;

/** Response of a command. */
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
