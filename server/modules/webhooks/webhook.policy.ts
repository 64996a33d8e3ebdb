import { type Actor, signedIn } from '../../platform/access/actor.ts';
import { NoOrganiser } from './webhook.failures.ts';

/** Returns the organiser whose endpoints the actor manages. @throws NoOrganiser for users without one */
export function ownIssuer(actor: Actor): string {
  const { issuerId } = signedIn(actor);
  if (issuerId === null) throw new NoOrganiser();
  return issuerId;
}
