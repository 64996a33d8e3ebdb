import { type SignedInActor, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { ROLES, type Role } from '../../platform/access/roles.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { insertUser } from '../identity/index.ts';
import { createIssuer } from '../issuers/index.ts';
import { readDemoPeople } from './demo.reads.ts';

export const DOMAIN = 'demo.passa.test';

const ISSUER = {
  name: 'Pwani Live',
  description: 'Concerts, races, stages and forums from the Indian Ocean to the thousand hills.',
};

const NAMES: Record<Role, string> = {
  system_admin: 'Grace Achieng',
  system_validator: 'Peter Kimani',
  system_auditor: 'Esther Nyambura',
  issuer_owner: 'Rehema Said',
  issuer_admin: 'Daniel Mwangi',
  issuer_signatory: 'Joyce Nakimera',
  issuer_validator: 'Brian Otieno',
  issuer_auditor: 'Solomon Bekele',
  issuer_finance: 'Aline Mukamana',
  attendee: 'Zainab Omar',
};

export type DemoPeople = ReadonlyMap<Role, SignedInActor>;

/** Creates or finds one account per role. They share a password, so it is hashed once. */
export async function demoPeople(scope: Scope, password: string): Promise<DemoPeople> {
  const found = await readDemoPeople(scope, DOMAIN);
  if (found.length > 0) return byRole(found);
  const passwordHash = await scope.services.credentials.passwords.hash(password);
  await inTransaction(
    scope,
    async (tx) => {
      const issuerId = scope.ids.uuid();
      await createIssuer(tx, { id: issuerId, ...ISSUER, foundedBy: null });
      for (const role of ROLES) {
        await insertUser(tx, {
          id: scope.ids.uuid(),
          email: `${role}@${DOMAIN}`,
          name: NAMES[role],
          phone: '+254 700 000 000',
          role,
          issuerId: role.startsWith('issuer_') ? issuerId : null,
          passwordHash,
          wantsWallet: false,
          emailVerifiedAt: scope.clock.now(),
        });
      }
      await tx.audit({ action: 'demo.people', entityType: 'issuer', entityId: issuerId, issuerId });
    },
    SYSTEM_TENANCY,
  );
  return byRole(await readDemoPeople(scope, DOMAIN));
}

/** Finds the demo accounts; none before the demo was seeded. */
export async function findDemoPeople(scope: Scope): Promise<DemoPeople> {
  return byRole(await readDemoPeople(scope, DOMAIN));
}

function byRole(people: SignedInActor[]): DemoPeople {
  return new Map(people.map((person) => [person.role, person]));
}

/** Returns the scope with one of them as its actor. */
export function actingAs(scope: Scope, people: DemoPeople, role: Role): Scope {
  const actor = people.get(role);
  if (actor === undefined) throw new Error(`the demo has no ${role}`);
  return { ...scope, actor };
}
