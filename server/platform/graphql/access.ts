import { Extensions } from 'type-graphql';
import type { Actor } from '../access/actor.ts';
import type { KeyScope } from '../access/key-scopes.ts';
import type { Permission } from '../access/permissions.ts';

/** Access rule of a field. Root fields have exactly one of these; the schema does not start otherwise. */
export type AccessRule =
  | { kind: 'open' }
  | { kind: 'signed_in' }
  | { kind: 'identified' }
  | { kind: 'any_of'; permissions: readonly Permission[] };

/** Access rule of an object's field. */
export type FieldRule = AccessRule | { kind: 'with_object'; readers: string } | ObjectRule<never>;

/** Access rule that depends on the object. */
export interface ObjectRule<T> {
  kind: 'by_object';
  /** Description of the readers, for the table of fields. */
  readers: string;
  allows: (object: T, actor: Actor) => boolean;
}

/** Kinds of data for which each field of a type must declare its readers. */
export type Sensitive = 'personal data' | 'money' | 'keys';

type MemberDecorator = MethodDecorator & PropertyDecorator;
type Decorator = ClassDecorator & MemberDecorator;

/** Every caller may use it, anonymous ones too. */
export function Open(): MemberDecorator {
  return declared({ kind: 'open' });
}

/** Every authenticated caller may use it. */
export function SignedIn(): MemberDecorator {
  return declared({ kind: 'signed_in' });
}

/** Like SignedIn, and with a temporary password too: for choosing a password and signing out. */
export function Identified(): MemberDecorator {
  return declared({ kind: 'identified' });
}

/** Holders of any of the permissions may use it. The policies decide on which objects. */
export function Requires(...permissions: [Permission, ...Permission[]]): MemberDecorator {
  return declared({ kind: 'any_of', permissions });
}

/**
 * Refused to staff who are limited to events: it is of their organisation as a whole, such as its accounts and payouts.
 */
export function WholeOrganisation(): MemberDecorator {
  return Extensions({ wholeOrganisation: true }) as MemberDecorator;
}

/**
 * The type contains such data: the schema does not start unless each field has a rule, its own or that of the class.
 */
export function Carries(...data: [Sensitive, ...Sensitive[]]): ClassDecorator {
  return Extensions({ carries: data }) as ClassDecorator;
}

/**
 * Every reader of the object sees the field: the lookups that return the object decide. On a class it applies to the
 * fields without a rule of their own.
 * @param readers of the object, for the table of fields
 */
export function SeenWithObject(readers: string): Decorator {
  return Extensions({ access: { kind: 'with_object', readers } satisfies FieldRule }) as Decorator;
}

/** Readers allowed by the rule see the field; for others it is null, plus a FORBIDDEN error. */
export function Visible<T>(rule: ObjectRule<T>): MemberDecorator {
  return declared(rule as ObjectRule<never>);
}

/** @param readers for the table of fields */
export function visibleTo<T>(readers: string, allows: ObjectRule<T>['allows']): ObjectRule<T> {
  return { kind: 'by_object', readers, allows };
}

/** A query that answers all anonymous callers alike: equal calls may share an answer, see `PublicCache`. */
export function PubliclyCached(): MemberDecorator {
  return Extensions({ publiclyCached: true }) as MemberDecorator;
}

/** A mutation that works during maintenance: signing in and out, and admission. */
export function DuringMaintenance(): MemberDecorator {
  return Extensions({ duringMaintenance: true }) as MemberDecorator;
}

/**
 * Scope that API keys need for a mutation. `release`: `money`, or a key that may all; `persons`: no key may call it.
 */
export type KeyRule = Exclude<KeyScope, 'full' | 'web'> | 'release' | 'persons';

/**
 * A mutation that asks a signed-in person to prove who they are, unless they did within the last ten minutes. An API key
 * cannot be asked: it needs the scope.
 */
export function Confirmed(keyRule: KeyRule = 'admin'): MemberDecorator {
  return Extensions({ confirmed: true, keyRule }) as MemberDecorator;
}

/** A mutation for which API keys need another scope than that of its permissions, or `admin` where it has none. */
export function ForKeys(keyRule: KeyRule): MemberDecorator {
  return Extensions({ keyRule }) as MemberDecorator;
}

/** A mutation without an idempotency key: a repeat changes nothing, or it has its own nonce. */
export function WithoutKey(): MemberDecorator {
  return Extensions({ withoutKey: true }) as MemberDecorator;
}

function declared(rule: FieldRule): MemberDecorator {
  return Extensions({ access: rule }) as MemberDecorator;
}
