import { Extensions } from 'type-graphql';
import type { Permission } from '../access/permissions.ts';

/** How a field is guarded. Root fields carry exactly one of these; the schema does not start otherwise. */
export type AccessRule =
  | { kind: 'open' }
  | { kind: 'signed_in' }
  | { kind: 'identified' }
  | { kind: 'any_of'; permissions: readonly Permission[] };

type MemberDecorator = MethodDecorator & PropertyDecorator;

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

/** A mutation that works while the product is being maintained: signing in and out, and the door. */
export function DuringMaintenance(): MemberDecorator {
  return Extensions({ duringMaintenance: true }) as MemberDecorator;
}

/** A mutation without an idempotency key: it changes nothing that a repeat could double, or has a nonce of its own. */
export function WithoutKey(): MemberDecorator {
  return Extensions({ withoutKey: true }) as MemberDecorator;
}

function declared(rule: AccessRule): MemberDecorator {
  return Extensions({ access: rule }) as MemberDecorator;
}
