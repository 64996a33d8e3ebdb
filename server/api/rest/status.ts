import type { FailureKind } from '../../platform/failures.ts';

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
