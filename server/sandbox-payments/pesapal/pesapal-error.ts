import { RefusedRequest } from '../run/refused-request.ts';

/** A refusal in Pesapal's form. Most come with HTTP 200, and with their own status in the body. */
export class PesapalError extends RefusedRequest {
  readonly code: string;
  readonly bodyStatus: string;

  constructor(code: string, message: string, { status = 200, bodyStatus = '500' } = {}) {
    super(status, message);
    this.code = code;
    this.bodyStatus = bodyStatus;
  }

  get body(): object {
    const error = { error_type: 'api_error', code: this.code, message: this.message, call_back_url: null };
    return { error, status: this.bodyStatus, message: this.message };
  }
}

export const invalid = (field: string): PesapalError =>
  new PesapalError(`invalid_${field}`, `Invalid ${field}`, { bodyStatus: '400' });

export const invalidToken = (): PesapalError =>
  new PesapalError('invalid_token', 'Token is expired or invalid', { status: 401, bodyStatus: '401' });

/** The error that a scenario answers with. */
export const ofScenario = ({ status, error }: { status: number; error: string }): PesapalError =>
  new PesapalError(error, 'As the scenario says', { status });
