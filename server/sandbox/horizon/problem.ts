/** An error response, as `application/problem+json`. The slugs, titles and statuses are Horizon's. */
export class Problem extends Error {
  constructor(
    readonly slug: string,
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly extras?: Readonly<Record<string, unknown>>,
    /** The family of the slug; friendbot has its own. */
    readonly family = 'horizon-errors',
  ) {
    super(`${status} ${slug}`);
    this.name = 'Problem';
  }

  body(): Record<string, unknown> {
    return {
      type: `https://stellar.org/${this.family}/${this.slug}`,
      title: this.title,
      status: this.status,
      detail: this.detail,
      ...(this.extras === undefined ? {} : { extras: this.extras }),
    };
  }
}

export const notFound = (): Problem =>
  new Problem('not_found', 404, 'Resource Missing', 'Nothing is known under this address.');

/** A parameter is invalid. */
export const badRequest = (field: string, reason: string): Problem =>
  new Problem('bad_request', 400, 'Bad Request', 'A part of this request is not valid.', {
    invalid_field: field,
    reason,
  });

export const notAcceptable = (): Problem =>
  new Problem(
    'not_acceptable',
    406,
    'An acceptable response content-type could not be provided for this request',
    'This address does not answer in the form that was asked for.',
  );

export const beforeHistory = (): Problem =>
  new Problem(
    'before_history',
    410,
    'Data Requested Is Before Recorded History',
    'The records asked for are older than the first that is kept.',
  );

export const unsupportedMediaType = (): Problem =>
  new Problem(
    'unsupported_media_type',
    415,
    'Unsupported Media Type',
    'Transactions are taken as application/x-www-form-urlencoded only.',
  );

export const payloadTooLarge = (): Problem =>
  new Problem('payload_too_large', 413, 'Payload Too Large', 'The body of this request is over 200 KB.');

export const methodNotAllowed = (): Problem =>
  new Problem('method_not_allowed', 405, 'Method Not Allowed', 'This address does not take that method.');

export const rateLimitExceeded = (): Problem =>
  new Problem(
    'rate_limit_exceeded',
    429,
    'Rate Limit Exceeded',
    'Too many requests came from this address; the X-RateLimit headers say how many are left.',
  );

export const serviceUnavailable = (): Problem =>
  new Problem(
    'service_unavailable',
    503,
    'Service Unavailable',
    'The ledger cannot answer just now; the same request may succeed in a moment.',
  );

/** A proxy's or an old server's answer: it has no hash. */
export const gatewayTimeout = (): Problem =>
  new Problem(
    'timeout',
    504,
    'Timeout',
    'The request took too long. A transaction may still be applied: send the very same bytes again, or look it up.',
  );

export const transactionMalformed = (envelope: string): Problem =>
  new Problem(
    'transaction_malformed',
    400,
    'Transaction Malformed',
    'The envelope is not the base64 form of an XDR TransactionEnvelope; extras.envelope_xdr repeats it.',
    { envelope_xdr: envelope },
  );

export const submissionTimeout = (hash: string, envelope: string): Problem =>
  new Problem(
    'transaction_submission_timeout',
    504,
    'Transaction Submission Timeout',
    'No ledger held the transaction in time. It may still be applied: look up extras.hash before anything else.',
    { hash, envelope_xdr: envelope },
  );

/** `operations` is left out when the result has none, `inner_transaction` unless it was a fee bump. */
export interface ResultCodes {
  transaction: string;
  inner_transaction?: string;
  operations?: string[];
}

export const transactionFailed = (envelope: string, result: string, codes: ResultCodes): Problem =>
  new Problem(
    'transaction_failed',
    400,
    'Transaction Failed',
    'The ledger refused the transaction; extras.result_codes say why.',
    { envelope_xdr: envelope, result_xdr: result, result_codes: codes },
  );
