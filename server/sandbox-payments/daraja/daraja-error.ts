import { randomBytes } from 'node:crypto';
import { RefusedRequest } from '../run/refused-request.ts';

/** A refusal in Daraja's form. */
export class DarajaError extends RefusedRequest {
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(status, message);
    this.code = code;
  }

  get body(): object {
    return {
      requestId: `${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}-1`,
      errorCode: this.code,
      errorMessage: this.message,
    };
  }
}

export const invalid = (field: string): DarajaError =>
  new DarajaError(400, '400.002.02', `Bad Request - Invalid ${field}`);

export const invalidToken = (): DarajaError => new DarajaError(404, '404.001.03', 'Invalid Access Token');

/** The error that a scenario answers with. */
export const ofScenario = ({ status, error }: { status: number; error: string }): DarajaError =>
  new DarajaError(status, error, 'As the scenario says');
