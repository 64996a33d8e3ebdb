import type { TicketFile } from '../../lib/signing/index.ts';
import type { Scope } from '../../platform/scope.ts';

/** The file with its proof, once the ledger has it. */
export async function withProof(scope: Scope, file: TicketFile): Promise<TicketFile> {
  const proof = await scope.services.anchors.proof(scope, file.id);
  return proof ? { ...file, proof } : file;
}
