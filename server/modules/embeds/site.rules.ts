import { BadInput, checkAll } from '../../platform/failures.ts';

const MOST_SITES = 20;
/** What a header may carry: a host's name or number and perhaps a port, nothing that would end a directive. */
const ORIGIN_FORM = /^https?:\/\/([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/;

/**
 * The origins of the sites that an organiser typed, each once. A path says nothing about who may frame a page, so it
 * is left away.
 * @throws BadInput naming what is no address of a site
 */
export function sitesOf(given: readonly string[]): string[] {
  const typed = given.map((site) => site.trim()).filter((site) => site !== '');
  const sites = [...new Set(checkAll<string[]>(...typed.map((site) => () => originOf(site))))];
  if (sites.length > MOST_SITES) {
    throw new BadInput([
      {
        field: 'sites',
        code: 'TOO_MANY',
        max: MOST_SITES,
        message: `An event is sold on at most ${MOST_SITES} other sites.`,
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
