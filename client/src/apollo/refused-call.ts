import { type Refusal, refusalIn } from './refusal.ts';

/** A plain call that was answered with a refusal. */
export class RefusedCall extends Error {
  constructor(
    /** Of HTTP. */
    readonly status: number,
    /** What the service says; null when the answer came from something else. */
    readonly refusal: Refusal | null,
  ) {
    super(refusal?.message ?? `The call was answered with ${status}.`);
    this.name = 'RefusedCall';
  }
}

/**
 * @returns the answer of a plain call that succeeded
 * @throws RefusedCall for every other answer
 */
export async function succeeded(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new RefusedCall(response.status, refusalIn(await response.text().catch(() => '')));
}
