import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ReceiptSettings } from '../receipt.record.ts';

interface Row extends Omit<ReceiptSettings, 'tax'> {
  taxName: string | null;
  taxBasisPoints: number | null;
}

const SELECT = `SELECT legal_name AS "legalName", address, tax_number AS "taxNumber", tax_name AS "taxName",
  tax_basis_points AS "taxBasisPoints" FROM receipt_settings WHERE issuer_id = $1`;

const NONE: ReceiptSettings = { legalName: '', address: '', taxNumber: '', tax: null };

function fromRow(row: Row | undefined): ReceiptSettings {
  if (!row) return NONE;
  const { taxName: name, taxBasisPoints: basisPoints, ...settings } = row;
  return { ...settings, tax: name === null || basisPoints === null ? null : { name, basisPoints } };
}

/** Reads what an issuer prints on receipts; the caller must authorize. */
export async function readReceiptSettings(db: Database, issuerId: string): Promise<ReceiptSettings> {
  const [row] = await db.read<Row>(SYSTEM_TENANCY, {
    name: 'receipt-settings',
    text: SELECT,
    values: [issuerId],
  });
  return fromRow(row);
}

/** The same within a transaction. */
export async function readSettingsInside(tx: Tx, issuerId: string): Promise<ReceiptSettings> {
  return fromRow((await tx.query<Row>(SELECT, [issuerId]))[0]);
}
