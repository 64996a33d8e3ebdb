/** A refusal in a provider's own form. */
export abstract class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  abstract get body(): object;
}
