import { RefusedRequest } from '../run/refused-request.ts';

interface Detail {
  type?: string;
  code?: string;
  param?: string;
}

/** A refusal in Stripe's form. */
export class StripeError extends RefusedRequest {
  readonly detail: Detail;

  constructor(status: number, message: string, detail: Detail = {}) {
    super(status, message);
    this.detail = detail;
  }

  get body(): object {
    const { type = 'invalid_request_error', code, param } = this.detail;
    return {
      error: { type, message: this.message, ...(code && { code }), ...(param && { param }) },
    };
  }
}

export const invalid = (param: string, message = `Invalid ${param}`, code?: string): StripeError =>
  new StripeError(400, message, { param, ...(code && { code }) });

export const missing = (param: string, kind: string, id: string): StripeError =>
  new StripeError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

/** The error that a scenario answers with. */
export const ofScenario = ({ status, error }: { status: number; error: string }): StripeError =>
  new StripeError(status, 'As the scenario says', {
    code: error,
    ...(status >= 500 && { type: 'api_error' }),
    ...(status === 400 && error === 'idempotency_error' && { type: 'idempotency_error' }),
  });
