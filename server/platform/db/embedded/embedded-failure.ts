/** The embedded PostgreSQL cannot run. The message is one sentence for the operator. */
export class EmbeddedFailure extends Error {
  override readonly name = 'EmbeddedFailure';
}
