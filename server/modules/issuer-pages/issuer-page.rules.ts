import { isPrintableLine } from '../../lib/language/printable.ts';
import { PAGE_LIMITS } from '../../lib/limits/text-limits.ts';
import { type Actor, isSignedIn } from '../../platform/access/actor.ts';
import { leadsIssuer } from '../../platform/access/roles.ts';
import { Failure, type FieldFault, refuseFaults } from '../../platform/failures.ts';
import { textFaults } from '../../platform/text-faults.ts';

/** Another issuer has or had the name; its former pages keep redirecting. */
export class SlugTaken extends Failure {
  constructor(slug: string) {
    super('SLUG_TAKEN', 'conflict', `The address "${slug}" belongs to another organiser.`, { slug });
  }
}

const SHORTEST_SLUG = 3;

/** Owners and admins of the issuer may edit its page. */
export function mayEditPage(actor: Actor, issuerId: string): boolean {
  return isSignedIn(actor) && actor.issuerId === issuerId && leadsIssuer(actor.role);
}

/** Owners alone may change the address of the page. */
export function mayChangeSlug(actor: Actor, issuerId: string): boolean {
  return mayEditPage(actor, issuerId) && isSignedIn(actor) && actor.role === 'issuer_owner';
}

export interface PageDetails {
  description: string;
  website: string | null;
  contactEmail: string | null;
}

/**
 * Returns the details of a page as they will be stored. A website may be entered without "https://".
 * @throws BadInput naming every fault
 */
export function checkedPage(given: {
  description: string;
  website?: string | null;
  contactEmail?: string | null;
}): PageDetails {
  const description = given.description.trim();
  const website = given.website?.trim() || null;
  const contactEmail = given.contactEmail?.trim() || null;
  const address = website === null ? null : webAddress(website);
  refuseFaults([
    ...textFaults('description', description, PAGE_LIMITS.description),
    ...(address === undefined ? [WEBSITE_FAULT] : []),
    ...emailFaults(contactEmail),
  ]);
  return { description, website: address ?? null, contactEmail };
}

const WEBSITE_FAULT: FieldFault = {
  field: 'website',
  code: 'WEBSITE',
  message: 'Please give the address of a website, such as https://example.com.',
};
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** @returns the normal form of an http(s) address with a public host name; undefined for anything else */
function webAddress(typed: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!isPrintableLine(whole) || /\s/.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (!isWeb || !isPlain || !HOST.test(url.hostname) || url.href.length > PAGE_LIMITS.website)
    return undefined;
  return url.href;
}

const EMAIL_FORM = /^[^\s@"(),:;<>[\]\\]+@[^\s@.,;:()<>[\]\\]+(\.[^\s@.,;:()<>[\]\\]+)+$/;

function emailFaults(email: string | null): FieldFault[] {
  if (email === null) return [];
  if (EMAIL_FORM.test(email) && email.length <= PAGE_LIMITS.contactEmail && isPrintableLine(email)) return [];
  return [{ field: 'contactEmail', code: 'EMAIL', message: 'Please give a valid email address.' }];
}

const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @throws BadInput */
export function checkedSlug(given: string): string {
  const slug = given.trim().toLowerCase();
  if (SLUG_FORM.test(slug) && slug.length >= SHORTEST_SLUG && slug.length <= PAGE_LIMITS.slug) return slug;
  refuseFaults([
    {
      field: 'slug',
      code: 'SLUG',
      min: SHORTEST_SLUG,
      max: PAGE_LIMITS.slug,
      message: `An address has ${SHORTEST_SLUG} to ${PAGE_LIMITS.slug} lower-case letters and digits, with single hyphens between them.`,
    },
  ]);
  return slug;
}
