import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { describeThrown } from '../contract/thrown.ts';
import type { Thrown } from '../contract/thrown.ts';

/**
 * What a log line of gateway and API may hold (docs/operations.md, "What the log holds"). The list is closed: text in any
 * other field is not written. No field holds an address of a visitor, a cookie, a header, a body, or the value of a query.
 */
const LOGGED_FIELDS = {
  // Which request
  req: 'id, method, address without query values, number of the trace, and of one that a visitor named',
  res: 'status',
  responseTime: 'ms',
  requestId: 'id of the request',
  url: 'address without query values',
  // What failed
  err: 'type, code, message without personal data, stack',
  reason: 'why, in words of the program',
  // Which part of the site
  part: 'part of the program',
  app: 'app',
  remote: 'app',
  expose: 'module of an app',
  version: 'version of an app',
  kind: 'kind of fault or of record',
  fingerprint: 'the same for the same fault in browsers',
  // What the process is about
  address: 'where the process listens',
  host: 'where the process listens',
  releases: 'folder of the releases',
  target: 'origin of an API',
  hop: 'address of a machine between visitors and API that GATEWAYS does not list',
  signal: 'signal',
  // Records, by number
  mail: 'number of a mail',
  delivery: 'number of a delivery to the webhook',
  picture: 'id of a picture',
  upload: 'id of a file that is being removed',
  provider: 'provider of the captcha',
  state: 'state of a mail or of a process',
} as const;

const NOT_LISTED = '(not written: the field is missing in logged-fields.ts)';

/** A log record with listed fields only; numbers and booleans pass under any name. */
export function loggedFields(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, isAllowed(field, value) ? value : NOT_LISTED]),
  );
}

const isAllowed = (field: string, value: unknown) =>
  Object.hasOwn(LOGGED_FIELDS, field) || value == null || ['number', 'boolean'].includes(typeof value);

const LONGEST_URL = 300;
/** Names of parameters that the site could use; anything else may itself be personal data. */
const PARAMETER = /^[A-Za-z][\w.-]{0,30}$/;

/** Whoever knows what follows in these paths gets the file or document: the links of mails. */
const PATH_OF_TOKEN = /(\/api\/(?:uploads|documents)\/)(?!form\/?$).+/is;

/**
 * A request's address with the names of its parameters, not their values, which hold reset tokens and what people typed. Tokens in
 * the path are left out too.
 */
export function loggedUrl(url: unknown): string {
  const [address = '', query] = String(url).split(/\?(.*)/s);
  const path = address.replace(PATH_OF_TOKEN, '$1(token)');
  const names = [...new Set((query ?? '').split('&').map((pair) => pair.split('=')[0]!))];
  const known = names.filter((name) => PARAMETER.test(name));
  return withoutPersonalData(known.length ? `${path}?${known.join('&')}` : path).slice(0, LONGEST_URL);
}

interface LoggedRequest {
  id?: unknown;
  method?: unknown;
  url?: unknown;
  /** Express's: `url` is shortened while a router handles the request. */
  originalUrl?: unknown;
  traceparent?: string | undefined;
  untrustedTrace?: string | undefined;
}

/** Of a request: id, method and address, the number of its trace where it belongs to one, and that of the trace that a client named. */
export const loggedRequest = ({
  id,
  method,
  url,
  originalUrl,
  traceparent,
  untrustedTrace,
}: LoggedRequest) => ({
  id,
  method,
  url: loggedUrl(originalUrl ?? url),
  ...(traceparent && { trace: traceparent.split('-')[1] }),
  ...(untrustedTrace && { untrustedTrace }),
});

/** Of an answer: its status. */
export const loggedResponse = ({ statusCode }: { statusCode?: unknown }) => ({ statusCode });

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string | number;
  status?: number;
  cause?: LoggedError;
}

/**
 * Of an error: type, code, status, message, stack and causes. Nothing else that libraries hang on their errors, such as the
 * parameters of a query, the detail of a constraint or the receiver of a mail.
 */
export function loggedError(error: unknown): LoggedError {
  return loggedThrown(describeThrown(error));
}

function loggedThrown({ name, message, stack, cause, ...numbers }: Thrown): LoggedError {
  return {
    type: name,
    message: loggedMessage(message, numbers.code, name),
    ...(stack && { stack: frames(stack) }),
    ...numbers,
    ...(cause && { cause: loggedThrown(cause) }),
  };
}

const LONGEST_MESSAGE = 4_000;

/** PostgreSQL's data exceptions and Node's errors about arguments quote the value that a visitor sent; so does `JSON.parse`. */
const QUOTES_VALUES = /^(22[0-9A-Z]{3}|ERR_.*|SyntaxError)$/;

function loggedMessage(message: string, ...names: unknown[]): string {
  const withoutParameters = message.replace(/\n?params: [^]*$/, ' (parameters not written)');
  const quotes = names.some((name) => QUOTES_VALUES.test(String(name)));
  // The end of what is quoted may have been cut off.
  const quoted = message.length < LONGEST_MESSAGE ? /["'][^]*["']/ : /["'][^]*/;
  const plain = quotes ? withoutParameters.replace(quoted, '"…"') : withoutParameters;
  return withoutPersonalData(plain.slice(0, LONGEST_MESSAGE));
}

/** A stack begins with the message, which is written already. */
const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const EMAIL = /[^\s<>"'/?&=:;,()]+(?:@|%40)[^\s<>"'/?&=:;,()]+\.[a-z]{2,}/gi;
/** Not those of this machine and of private networks: visitors have none of them, the API has. */
const IPV4 = /\b(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g;
/** Addresses of the public internet begin with 2 or 3. */
const IPV6 = /\b[23][0-9a-f]{3}:[0-9a-f:]*:[0-9a-f:.]*/gi;

const withoutPersonalData = (text: string): string =>
  text.replace(EMAIL, '(e-mail)').replace(IPV4, '(address)').replace(IPV6, '(address)');

/** For `pino(…)`: every line of a logger with these options keeps to the list. */
export const LOG_OPTIONS = {
  formatters: { log: loggedFields },
  serializers: {
    req: loggedRequest,
    res: loggedResponse,
    err: (error: unknown) => loggedError(error),
    url: loggedUrl,
  },
};

/** Levels that `LOG_LEVEL` may name. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The log of a server: JSON lines that hold listed fields only, and nothing that visitors typed or are known by. */
export const serverLog = (name: string, level: LogLevel, destination?: DestinationStream): Logger =>
  pino({ ...LOG_OPTIONS, name, level }, destination);
