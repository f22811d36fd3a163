const NAMES: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

interface LogRecord {
  level: number;
  msg?: string;
  err?: { message?: string };
  requestId?: string;
  url?: string;
}

/** Formats a line of a service's output for reading: pino's JSON in short form, anything else unchanged. */
export function describeLine(service: string, line: string): string {
  const record = parse(line);
  if (!record) return `${service}: ${line}`;
  const details = [record.err?.message, record.url, record.requestId && `request ${record.requestId}`];
  const text = [record.msg, ...details].filter(Boolean).join(' · ');
  return `${service}: ${NAMES[record.level] ?? 'info'}: ${text}`;
}

function parse(line: string): LogRecord | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value && 'level' in value ? (value as LogRecord) : undefined;
  } catch {
    return undefined;
  }
}
