import type { PlannedOperation } from '../../port.ts';

/** Serialises operations. JSON has no bigint and no bytes: they become `{"$n": "1"}` and `{"$b": "<base64>"}`. */
export function operationsToJson(operations: readonly PlannedOperation[]): string {
  return JSON.stringify(operations, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { $n: value.toString() };
    // Buffer.toJSON runs before the replacer sees the value.
    if (isBufferJson(value)) return { $b: Buffer.from(value.data).toString('base64') };
    return value;
  });
}

/** @param json the column's value: already parsed */
export function operationsFromJson(json: unknown): PlannedOperation[] {
  return JSON.parse(JSON.stringify(json), (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('$n' in value) return BigInt(String(value.$n));
    if ('$b' in value) return Buffer.from(String(value.$b), 'base64');
    return value;
  }) as PlannedOperation[];
}

function isBufferJson(value: unknown): value is { type: 'Buffer'; data: number[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'Buffer' &&
    'data' in value
  );
}
