/** Why the embedded PostgreSQL cannot run. The message is one sentence for the person at the terminal. */
export class EmbeddedFailure extends Error {
  override readonly name = 'EmbeddedFailure';
}
