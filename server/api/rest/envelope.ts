import type { PublicError } from '../graphql/error-mapping.ts';

/** Success: the body's fields are at the top level and under `data`, since the documented clients read both. */
export function successEnvelope(body: object): object {
  return Array.isArray(body) ? body : { success: true, ...body, data: body };
}

/** Failure: a stable code for programs and a sentence for people; `message` is at the top level as well. */
export function failureEnvelope(error: PublicError, requestId: string): object {
  return {
    success: false,
    error: { code: error.code, message: error.message, ...error.details },
    message: error.message,
    request_id: requestId,
  };
}
