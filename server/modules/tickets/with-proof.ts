import type { Scope } from '../../scope.ts';
import type { TicketFile } from '../../signing/index.ts';

/** The file with its proof, once the ledger has it. */
export async function withProof(scope: Scope, file: TicketFile): Promise<TicketFile> {
  const proof = await scope.parts.anchors.proof(scope, file.id);
  return proof ? { ...file, proof } : file;
}
