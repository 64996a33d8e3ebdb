/**
 * True for the refusal of a second order with one idempotency key: another process wrote the first after this
 * statement's snapshot was taken.
 */
export function isDuplicateKey(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (
    code === '23505' && (constraint === 'orders_idempotency' || constraint === 'orders_wallet_idempotency')
  );
}
