import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ReceiptSettings } from '../receipt.record.ts';

export async function upsertReceiptSettings(
  tx: Tx,
  issuerId: string,
  { legalName, address, taxNumber, tax }: ReceiptSettings,
): Promise<void> {
  await tx.query(
    `INSERT INTO receipt_settings (issuer_id, legal_name, address, tax_number, tax_name, tax_basis_points, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (issuer_id) DO UPDATE SET legal_name = excluded.legal_name, address = excluded.address,
       tax_number = excluded.tax_number, tax_name = excluded.tax_name, tax_basis_points = excluded.tax_basis_points,
       updated_at = excluded.updated_at`,
    [
      ...[issuerId, legalName, address, taxNumber, tax?.name ?? null],
      ...[tax?.basisPoints ?? null, tx.scope.clock.now()],
    ],
  );
}
