import type { FieldFault } from '../../platform/failures.ts';
import type { PublicError } from '../graphql/error-mapping.ts';
import { type FaultyInput, fieldOf } from '../graphql/faulty-inputs.ts';

/** Wire names that differ from the internal ones; all others are the same word in snake case. */
export type WireNames = readonly (readonly [RegExp, string])[];

const EVERYWHERE: WireNames = [[/^idempotencyKey$/, 'idempotency-key']];

/** Renames the fields of a refusal to the caller's names. */
export function onTheWire(error: PublicError, names: WireNames = []): PublicError {
  const faults = error.details?.fields;
  if (!Array.isArray(faults)) return error;
  const fields = (faults as FieldFault[]).map((fault) => renamed(fault, names));
  const message = fields.map((fault) => fault.message).join(' ');
  return { ...error, message, details: { ...error.details, fields } };
}

function renamed({ field, message }: FieldFault, names: WireNames): FieldFault {
  const special = [...names, ...EVERYWHERE].reduce(
    (name, [within, wire]) => name.replace(within, wire),
    field,
  );
  const wire = special.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return {
    field: wire,
    message: message.startsWith(`${field} `) ? wire + message.slice(field.length) : message,
  };
}

/** Refusal of values that the schema rejected before anything ran. */
export function inputRefusal(faults: readonly FaultyInput[]): Pick<PublicError, 'message' | 'details'> {
  const fields = faults.map((fault): FieldFault => {
    const field = fieldOf(fault);
    return { field, message: `${field} is ${fault.missing ? 'required' : 'not valid'}.` };
  });
  return { message: fields.map(({ message }) => message).join(' '), details: { fields } };
}
