const NAMES: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

interface LogRecord {
  level: number;
  msg?: string;
  err?: LoggedError;
  requestId?: string;
  url?: string;
  req?: { id?: string; url?: string };
}

interface LoggedError {
  message?: string;
  cause?: LoggedError;
}

/** Formats a line of a service's output for reading: pino's JSON in short form, anything else unchanged. */
export function describeLine(service: string, line: string): string {
  const record = parse(line);
  if (!record) return `${service}: ${line}`;
  const { err, req, url = req?.url, requestId = req?.id } = record;
  const details = [...messages(err), url, requestId && `request ${requestId}`];
  const text = [record.msg, ...details].filter(Boolean).join(' · ');
  return `${service}: ${NAMES[record.level] ?? 'info'}: ${text}`;
}

/** Of an error and its causes, outermost first. */
const messages = (error?: LoggedError): (string | undefined)[] =>
  error ? [error.message, ...messages(error.cause)] : [];

function parse(line: string): LogRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value && 'level' in value ? (value as LogRecord) : undefined;
  } catch {
    return undefined;
  }
}
