import { RefusedRequest } from '../run/refused-request.ts';

/** A refusal in Paystack's form. */
export class PaystackError extends RefusedRequest {
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(status, message);
    this.code = code;
  }

  get body(): object {
    const type = this.status >= 500 ? 'api_error' : 'validation_error';
    return { status: false, message: this.message, type, code: this.code };
  }
}

export const invalid = (field: string, message = `Invalid ${field}`): PaystackError =>
  new PaystackError(400, `invalid_${field}`, message);

export const notFound = (kind: string): PaystackError =>
  new PaystackError(404, `${kind}_not_found`, `${kind} not found`);

/** The error that a scenario answers with. */
export const ofScenario = ({ status, error }: { status: number; error: string }): PaystackError =>
  new PaystackError(status, error, 'As the scenario says');
