import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { ReceiptSettings } from '../receipt.record.ts';

interface Row {
  legal_name: string;
  address: string;
  tax_number: string;
  tax_name: string | null;
  tax_basis_points: number | null;
}

const SELECT = `SELECT legal_name, address, tax_number, tax_name, tax_basis_points FROM receipt_settings WHERE issuer_id = $1`;

const NONE: ReceiptSettings = { legalName: '', address: '', taxNumber: '', tax: null };

function fromRow(row: Row | undefined): ReceiptSettings {
  if (!row) return NONE;
  const { tax_name: name, tax_basis_points: basisPoints } = row;
  return {
    legalName: row.legal_name,
    address: row.address,
    taxNumber: row.tax_number,
    tax: name === null || basisPoints === null ? null : { name, basisPoints },
  };
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
