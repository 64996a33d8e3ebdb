import { Extensions } from 'type-graphql';
import type { Actor } from '../access/actor.ts';
import type { Permission } from '../access/permissions.ts';

/** How a field is guarded. Root fields carry exactly one of these; the schema does not start otherwise. */
export type AccessRule =
  | { kind: 'open' }
  | { kind: 'signed_in' }
  | { kind: 'identified' }
  | { kind: 'any_of'; permissions: readonly Permission[] };

/** How a field of an object is guarded. */
export type FieldRule = AccessRule | { kind: 'with_object'; readers: string } | ObjectRule<never>;

/** Who sees a field of one object. */
export interface ObjectRule<T> {
  kind: 'by_object';
  /** For the table of fields. */
  readers: string;
  allows: (object: T, actor: Actor) => boolean;
}

/** Data for which each field of a type declares who sees it. */
export type Sensitive = 'personal data' | 'money' | 'keys';

type MemberDecorator = MethodDecorator & PropertyDecorator;
type Decorator = ClassDecorator & MemberDecorator;

/** Everybody may call it, unknown visitors too. */
export function Open(): MemberDecorator {
  return declared({ kind: 'open' });
}

/** Whoever has proved who he is may call it. */
export function SignedIn(): MemberDecorator {
  return declared({ kind: 'signed_in' });
}

/** As SignedIn, and with a temporary password too: for choosing a password and signing out. */
export function Identified(): MemberDecorator {
  return declared({ kind: 'identified' });
}

/** Holders of any of the permissions may call it. Which objects, the policies say. */
export function Requires(...permissions: [Permission, ...Permission[]]): MemberDecorator {
  return declared({ kind: 'any_of', permissions });
}

/** The type carries such data: the schema does not start unless each field has a rule, its own or that of the class. */
export function Carries(...data: [Sensitive, ...Sensitive[]]): ClassDecorator {
  return Extensions({ carries: data }) as ClassDecorator;
}

/**
 * Everyone who gets the object sees the field: the lookups that give the object decide. On a class it holds for the
 * fields without a rule of their own.
 * @param readers who gets the object, for the table of fields
 */
export function SeenWithObject(readers: string): Decorator {
  return Extensions({ access: { kind: 'with_object', readers } satisfies FieldRule }) as Decorator;
}

/** Readers whom the rule allows see the field; for others it is null, with FORBIDDEN beside it. */
export function Visible<T>(rule: ObjectRule<T>): MemberDecorator {
  return declared(rule as ObjectRule<never>);
}

/** @param readers for the table of fields */
export function visibleTo<T>(readers: string, allows: ObjectRule<T>['allows']): ObjectRule<T> {
  return { kind: 'by_object', readers, allows };
}

/** A mutation that works while the product is being maintained: signing in and out, and the door. */
export function DuringMaintenance(): MemberDecorator {
  return Extensions({ duringMaintenance: true }) as MemberDecorator;
}

/** A mutation without an idempotency key: it changes nothing that a repeat could double, or has a nonce of its own. */
export function WithoutKey(): MemberDecorator {
  return Extensions({ withoutKey: true }) as MemberDecorator;
}

function declared(rule: FieldRule): MemberDecorator {
  return Extensions({ access: rule }) as MemberDecorator;
}
