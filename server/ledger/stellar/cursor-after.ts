/** Returns the cursor behind everything of that ledger: cursors of the next one begin above it. */
export function cursorAfter(sequence: number): string {
  return (((BigInt(sequence) + 1n) << 32n) - 1n).toString();
}
