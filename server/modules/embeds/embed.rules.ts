import { type Actor, actsFor, can, type OfEvent } from '../../platform/access/actor.ts';
import { BadInput, checkAll } from '../../platform/failures.ts';

export function mayEmbedEvent(actor: Actor, event: OfEvent): boolean {
  return actsFor(actor, event) && can(actor, 'EDIT_EVENTS');
}

const MAX_SITES = 20;
/** Form of an origin that is safe in a header: host and optional port, no character that would end a directive. */
const ORIGIN_FORM = /^https?:\/\/([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/;

/**
 * Returns the distinct origins of the entered sites. Paths are dropped, because frame-ancestors is set by origin.
 * @throws BadInput naming each invalid site
 */
export function sitesOf(given: readonly string[]): string[] {
  const typed = given.map((site) => site.trim()).filter((site) => site !== '');
  const sites = [...new Set(checkAll<string[]>(...typed.map((site) => () => originOf(site))))];
  if (sites.length > MAX_SITES) {
    throw new BadInput([
      {
        field: 'sites',
        code: 'TOO_MANY',
        max: MAX_SITES,
        message: `An event is sold on at most ${MAX_SITES} other sites.`,
      },
    ]);
  }
  return sites;
}

function originOf(typed: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  if (ORIGIN_FORM.test(origin)) return origin;
  throw new BadInput([
    {
      field: 'sites',
      code: 'SITE',
      message: `"${typed.slice(0, 100)}" is no address of a site, such as https://band.example.`,
    },
  ]);
}
