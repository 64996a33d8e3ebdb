import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { withShortValues } from '../../lib/language/printable.ts';
import { isCheckViolation, isConnectionLoss, isStorageFull } from '../../platform/db/database-faults.ts';
import { BadInput, Failure, type FailureKind, type FieldFault } from '../../platform/failures.ts';
import type { Log } from '../../platform/log.ts';
import { type FaultyInput, faultyLiteral, fieldFaults } from './faulty-inputs.ts';
import { exceededLimit } from './graphql-documents.ts';

/** HTTP status of each kind of failure. A new kind does not compile without one. */
export const STATUS: Record<FailureKind, number> = {
  bad_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unprocessable: 422,
  rate_limited: 429,
  unavailable: 503,
};

/** Public form of an error: a sentence, a stable code, and the request id to quote. */
export interface PublicError {
  code: string;
  message: string;
  /** The corresponding HTTP status. */
  status: number;
  details?: Readonly<Record<string, unknown>>;
}

const UNAVAILABLE: PublicError = {
  code: 'UNAVAILABLE',
  status: STATUS.unavailable,
  message: 'The service is busy or starting again. Nothing was lost; please try again in a moment.',
  details: { retryAfter: 2 },
};
const STORAGE_FULL: PublicError = {
  code: 'STORAGE_FULL',
  status: STATUS.unavailable,
  message:
    'The service has no space left to store this. Nothing was changed; please try again in some minutes.',
  details: { retryAfter: 60 },
};
const UNSTORABLE: PublicError = {
  code: 'BAD_INPUT',
  status: STATUS.bad_input,
  message: 'A text holds a character that cannot be kept.',
};
const INTERNAL: PublicError = { code: 'INTERNAL', status: 500, message: 'Something went wrong on our side.' };

/** Codes of the GraphQL engine for documents that it cannot run; their messages are safe to show. */
const ENGINE_CODES = new Map([
  ['GRAPHQL_PARSE_FAILED', 'BAD_QUERY'],
  ['GRAPHQL_VALIDATION_FAILED', 'BAD_QUERY'],
  ['BAD_USER_INPUT', 'BAD_INPUT'],
  ['BAD_REQUEST', 'BAD_QUERY'],
  ['OPERATION_RESOLUTION_FAILURE', 'BAD_QUERY'],
  ['PERSISTED_QUERY_NOT_FOUND', 'BAD_QUERY'],
  ['PERSISTED_QUERY_NOT_SUPPORTED', 'BAD_QUERY'],
]);

/** Maps an error: a Failure keeps its code and sentence; everything else is masked, and logged by the caller. */
export function publicError(error: unknown): PublicError {
  const cause = original(error);
  if (cause instanceof Failure) {
    const { code, message, details } = cause;
    return {
      code,
      message: withShortValues(message),
      status: STATUS[cause.kind],
      ...(details ? { details: withShortFields(details) } : {}),
    };
  }
  if (isUnstorable(cause)) return UNSTORABLE;
  if (isStorageFull(cause)) return STORAGE_FULL;
  return isConnectionLoss(cause ?? {}) || isBusy(cause) ? UNAVAILABLE : INTERNAL;
}

/** Shortens user input in the sentences of single fields, as in the whole message. */
function withShortFields(details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!Array.isArray(details.fields)) return details;
  const fields = (details.fields as FieldFault[]).map(({ message, ...fault }) => ({
    ...fault,
    message: withShortValues(message),
  }));
  return { ...details, fields };
}

/**
 * Returns true for U+0000, which PostgreSQL does not store, and for half a surrogate pair in JSON; search texts may
 * contain both.
 */
function isUnstorable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code === '22021' || code === '22P05' || (code === '22P02' && /type json/.test(message ?? ''));
}

/** Serialization failure, deadlock, lock not available, statement cancelled: a retry may succeed. */
const BUSY = new Set(['40001', '40P01', '55P03', '57014']);

/** Also a tier that joined a full pool between two statements: a retry reads the places that the pool has left. */
function isBusy(error: unknown): boolean {
  if (isCheckViolation(error, 'capacity_pools_never_oversold')) return true;
  return BUSY.has(String((error as { code?: string } | null | undefined)?.code));
}

/** Unwraps the original error from those of the engine. */
export function original(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** Apollo's `formatError`: never a stack, never the text of a fault of ours. */
export function formatGraphQLError(
  log: Log,
  schema?: GraphQLSchema,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const cause = original(error);
    const place = {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
    };
    const literal = cause instanceof GraphQLError ? faultyLiteral(cause, schema) : undefined;
    if (literal) return { ...refusedLiteral(literal), ...place };
    if (isEngineError(cause, formatted)) return { ...engineRefusal(formatted), ...place };
    const shown = publicError(error);
    if (shown === INTERNAL) log.error({ err: cause, path: formatted.path }, 'a resolver failed');
    const extensions = {
      code: shown.code,
      status: shown.status,
      ...(shown.details ? { details: shown.details } : {}),
    };
    return { message: shown.message, extensions, ...place };
  };
}

/** Formats an error of the engine, whose text is safe to show without the values. */
function engineRefusal(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const limit = exceededLimit(formatted.message);
  if (!limit) {
    const extensions = { code: engineCode(formatted), status: STATUS.bad_input };
    return { message: withShortValues(withoutValue(formatted.message)), extensions };
  }
  const { message, ...details } = limit;
  return { message, extensions: { code: 'BAD_QUERY', status: STATUS.bad_input, details } };
}

/** Masks errors of documents that bypass Apollo. */
export function maskErrors(log: Log, schema?: GraphQLSchema): (error: unknown) => GraphQLFormattedError {
  const format = formatGraphQLError(log, schema);
  return (error) => {
    const asJson = (error as GraphQLError).toJSON?.() ?? { message: String((error as Error).message) };
    return format(asJson, error);
  };
}

/**
 * Removes the value: the engine repeats a variable's whole value, passwords included, where its name and the fault are
 * enough.
 */
function withoutValue(message: string): string {
  const at = message.indexOf(' got invalid value ');
  if (at < 0) return message;
  const fault = /^.*; ((?:Expected|Field) [^;]*)/s.exec(message)?.[1]?.replace(/\.$/, '');
  return `${message.slice(0, at)} is not valid${fault ? `: ${fault}` : ''}.`;
}

/** Formats a refused literal like a refused variable. */
function refusedLiteral(fault: FaultyInput): GraphQLFormattedError {
  const { code, message, status, details } = publicError(new BadInput(fieldFaults([fault])));
  return { message, extensions: { code, status, details } };
}

function isEngineError(cause: unknown, formatted: GraphQLFormattedError): boolean {
  if (cause instanceof Failure) return false;
  return cause instanceof GraphQLError || ENGINE_CODES.has(String(formatted.extensions?.code));
}

function engineCode(formatted: GraphQLFormattedError): string {
  const code = String(formatted.extensions?.code ?? 'BAD_QUERY');
  if (code === 'INTERNAL_SERVER_ERROR') return 'BAD_QUERY';
  return ENGINE_CODES.get(code) ?? code;
}
