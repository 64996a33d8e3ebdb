import { type Refusal, refusalIn } from './refusal.ts';

/** Thrown when a plain call is refused. */
export class RefusedCall extends Error {
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** The service's refusal; null when the response came from something else. */
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.message ?? `The call was answered with ${status}.`);
    this.name = 'RefusedCall';
  }
}

/**
 * @returns the response of a successful plain call
 * @throws RefusedCall for every other response
 */
export async function succeeded(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new RefusedCall(response.status, refusalIn(await response.text().catch(() => '')));
}
