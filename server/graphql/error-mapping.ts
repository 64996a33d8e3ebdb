import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isConnectionLoss } from '../db/database.ts';
import { Failure } from '../failures.ts';
import { STATUS } from '../http/rest/status.ts';
import type { Log } from '../log/log.ts';

/** What a caller reads of an error: a sentence, a stable code, and the id to name when asking about it. */
export interface PublicError {
  code: string;
  message: string;
  /** The HTTP status that says the same. */
  status: number;
  details?: Readonly<Record<string, unknown>>;
}

const UNAVAILABLE: PublicError = {
  code: 'UNAVAILABLE',
  status: STATUS.unavailable,
  message: 'The service is busy or starting again. Nothing was lost; please try again in a moment.',
};
const INTERNAL: PublicError = { code: 'INTERNAL', status: 500, message: 'Something went wrong on our side.' };

/** Codes that the GraphQL engine gives to documents that it cannot run; their messages are safe to show. */
const ENGINE_CODES = new Map([
  ['GRAPHQL_PARSE_FAILED', 'BAD_QUERY'],
  ['GRAPHQL_VALIDATION_FAILED', 'BAD_QUERY'],
  ['BAD_USER_INPUT', 'BAD_INPUT'],
  ['BAD_REQUEST', 'BAD_QUERY'],
  ['OPERATION_RESOLUTION_FAILURE', 'BAD_QUERY'],
  ['PERSISTED_QUERY_NOT_FOUND', 'BAD_QUERY'],
  ['PERSISTED_QUERY_NOT_SUPPORTED', 'BAD_QUERY'],
]);

/** A refusal keeps its code and sentence; everything else is masked, and logged by the caller. */
export function publicError(error: unknown): PublicError {
  const cause = original(error);
  if (cause instanceof Failure) {
    const { code, message, details } = cause;
    return { code, message, status: STATUS[cause.kind], ...(details ? { details } : {}) };
  }
  return isConnectionLoss(cause ?? {}) ? UNAVAILABLE : INTERNAL;
}

/** The thrown thing below the engine's wrappers. */
export function original(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** Apollo's `formatError`: never a stack, never the text of a fault of ours. */
export function formatGraphQLError(
  log: Log,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const cause = original(error);
    const place = {
      ...(formatted.locations ? { locations: formatted.locations } : {}),
      ...(formatted.path ? { path: formatted.path } : {}),
    };
    if (cause instanceof GraphQLError || isEngineError(formatted)) {
      return {
        message: formatted.message,
        extensions: { code: engineCode(formatted), status: STATUS.bad_input },
        ...place,
      };
    }
    const told = publicError(error);
    if (told === INTERNAL) log.error({ err: cause, path: formatted.path }, 'a resolver failed');
    const extensions = {
      code: told.code,
      status: told.status,
      ...(told.details ? { details: told.details } : {}),
    };
    return { message: told.message, extensions, ...place };
  };
}

function isEngineError(formatted: GraphQLFormattedError): boolean {
  return ENGINE_CODES.has(String(formatted.extensions?.code));
}

function engineCode(formatted: GraphQLFormattedError): string {
  const code = String(formatted.extensions?.code ?? 'BAD_QUERY');
  if (code === 'INTERNAL_SERVER_ERROR') return 'BAD_QUERY';
  return ENGINE_CODES.get(code) ?? code;
}
