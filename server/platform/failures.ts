import type { FaultCode } from './fault-codes.ts';

/** Kind of failure from the caller's view. Each kind has one HTTP status (see http/rest/status.ts). */
export type FailureKind =
  | 'bad_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unprocessable'
  | 'rate_limited'
  | 'unavailable';

/**
 * An intended refusal: it has a stable code for programs and a sentence for people. Throw it to roll back; it is mapped
 * once, in graphql/error-mapping.ts. Any other error is a fault of ours and is only logged.
 */
export class Failure extends Error {
  readonly code: string;
  readonly kind: FailureKind;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: string, kind: FailureKind, message: string, details?: Record<string, unknown>) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.kind = kind;
    this.details = details;
  }
}

/** One invalid value of the input. */
export interface FieldFault {
  field: string;
  message: string;
  /** For clients that word the fault themselves; faults that only programs can cause have none. */
  code?: FaultCode;
  /** Limits that the code refers to. */
  min?: number;
  max?: number;
}

export class BadInput extends Failure {
  constructor(fields: FieldFault[]) {
    super('BAD_INPUT', 'bad_input', fields.map((fault) => fault.message).join(' '), { fields });
  }
}

/**
 * Runs every check and reports all of their faults at once.
 * @returns the results of the checks, in order
 * @throws BadInput with the faults of every check that failed; any other failure unchanged
 */
export function checkAll<Results extends readonly unknown[]>(
  ...checks: { [Index in keyof Results]: () => Results[Index] }
): Results {
  const faults: FieldFault[] = [];
  const results = checks.map((check) => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(...(error.details as { fields: FieldFault[] }).fields);
      return undefined;
    }
  });
  if (faults.length > 0) throw new BadInput(faults);
  return results as unknown as Results;
}

/** @throws BadInput when there is any fault */
export function refuseFaults(faults: FieldFault[]): void {
  if (faults.length > 0) throw new BadInput(faults);
}

/**
 * Rethrows a refusal of values that are elsewhere in the input of a call.
 * @param nameOf maps a fault's field to its path there
 */
export function faultsNamed(nameOf: (field: string) => string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof BadInput)) throw error;
    const { fields } = error.details as { fields: FieldFault[] };
    throw new BadInput(faultsWithin(fields, nameOf));
  };
}

export function faultsWithin(faults: readonly FieldFault[], nameOf: (field: string) => string): FieldFault[] {
  return faults.map((fault) => ({ ...fault, field: nameOf(fault.field) }));
}

export class Unauthenticated extends Failure {
  constructor(message = 'Authentication required') {
    super('UNAUTHENTICATED', 'unauthenticated', message);
  }
}

export class Forbidden extends Failure {
  constructor(message = 'You are not allowed to do this.') {
    super('FORBIDDEN', 'forbidden', message);
  }
}

/** The caller signed in with a temporary password, which only allows choosing another one. */
export class PasswordChangeRequired extends Failure {
  constructor() {
    super(
      'PASSWORD_CHANGE_REQUIRED',
      'forbidden',
      'Choose a password of your own first. The temporary one opens nothing else.',
    );
  }
}

/** The organisation or the role of the caller requires a second factor, and the account has none. */
export class SecondFactorNeeded extends Failure {
  constructor() {
    super(
      'SECOND_FACTOR_NEEDED',
      'forbidden',
      'Set up a second factor first: your organisation or your role requires one.',
    );
  }
}

/** The API key was made without a scope that the call needs. */
export class KeyScopeRequired extends Failure {
  /** @param scopes of which the key needs one; empty: no key may make the call */
  constructor(scopes: readonly string[]) {
    super(
      'KEY_SCOPE_REQUIRED',
      'forbidden',
      scopes.length === 0
        ? 'API keys cannot make this call: a person must be signed in.'
        : `This API key lacks the scope for this call: ${scopes.join(' or ')}.`,
      { scopes },
    );
  }
}

/** For staff who are limited to events: the call is about their organisation as a whole. */
export class LimitedToEvents extends Failure {
  constructor() {
    super(
      'LIMITED_TO_EVENTS',
      'forbidden',
      'You work for some events of your organisation. This is for people who work for all of it.',
    );
  }
}

/** The security profile of a door device does not permit the call. */
export class DeviceNotPermitted extends Failure {
  constructor() {
    super('DEVICE_NOT_PERMITTED', 'forbidden', 'The security profile of this device does not permit this.');
  }
}

/** The door device was cut off. It may still hand in its scans, when its organiser has allowed that. */
export class DeviceCutOff extends Failure {
  constructor() {
    super('DEVICE_CUT_OFF', 'unauthenticated', 'This device was cut off. An organiser can pair it again.');
  }
}

/** What a caller may look for. The words of a key are those of its sentence. */
export type ObjectKey =
  | 'account'
  | 'address'
  | 'anchor'
  | 'attachment'
  | 'authenticator'
  | 'backup'
  | 'capacityPool'
  | 'change'
  | 'code'
  | 'contract'
  | 'cover'
  | 'delivery'
  | 'device'
  | 'draw'
  | 'endpoint'
  | 'event'
  | 'expense'
  | 'finding'
  | 'gate'
  | 'guestList'
  | 'handoutItem'
  | 'invitation'
  | 'key'
  | 'link'
  | 'list'
  | 'mail'
  | 'message'
  | 'notification'
  | 'order'
  | 'organiser'
  | 'partner'
  | 'payment'
  | 'payout'
  | 'picture'
  | 'placeInTheWaitingList'
  | 'placeInTheWaitingRoom'
  | 'publicKey'
  | 'question'
  | 'receipt'
  | 'recipient'
  | 'refund'
  | 'refusal'
  | 'round'
  | 'scan'
  | 'series'
  | 'session'
  | 'shift'
  | 'table'
  | 'ticket'
  | 'tier'
  | 'user'
  | 'validator'
  | 'waitingRoom';

/** Also the answer for an object that exists but belongs to another account, so that guessing reveals nothing. */
export class NotFound extends Failure {
  readonly object: ObjectKey;

  /** @param field of the call's input that names the object; mutations find it themselves */
  constructor(object: ObjectKey, field?: string) {
    const words = object.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const message = `The ${words} was not found.`;
    super(
      'NOT_FOUND',
      'not_found',
      message,
      field === undefined ? undefined : { fields: [{ field, message }] },
    );
    this.object = object;
  }
}
