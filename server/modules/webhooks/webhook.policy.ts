import { type Actor, signedIn } from '../../platform/access/actor.ts';
import { NoOrganiser } from './webhook.failures.ts';

/** The organiser whose endpoints the actor looks after. @throws NoOrganiser for people without one */
export function ownIssuer(actor: Actor): string {
  const { issuerId } = signedIn(actor);
  if (issuerId === null) throw new NoOrganiser();
  return issuerId;
}
