import { ONCE } from '../../../../../server/lib/scan/entry-rules.ts';
import type { DoorGuestsQuery } from '../../../gql/graphql.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import type { DoorRules } from '../engine/briefing.ts';
import { isUsedUp, type KnownGuest } from '../roster/roster-guest.ts';

const texts = doorAppTexts.guest;

/** A guest who was found, by the service or on this device. */
export interface FoundGuest {
  id: string;
  number: string;
  /** Null when it is not known to this person. */
  name: string | null;
  tier: string;
  /** Address or number of the order. */
  detail: string | null;
  status: 'ACTIVE' | 'USED' | 'REVOKED' | 'CANCELLED';
  /** Left after the last entry, as far as it is known. */
  hasLeft: boolean;
}

type OnlineGuest = DoorGuestsQuery['doorGuests'][number];

export const onlineGuests = (found: readonly OnlineGuest[]): FoundGuest[] =>
  found.map(({ id, number, tier, status, isInside, holderName, holderEmail, ...entries }) => ({
    ...{ id, number, tier: tier.name, hasLeft: !isInside },
    ...{ name: holderName ?? null, detail: holderEmail ?? null },
    status: status === 'USED' && admitsNow({ ...entries, isInside }) ? 'ACTIVE' : status,
  }));

type Entries = Pick<OnlineGuest, 'entryRule' | 'entriesLeft' | 'isInside'>;

/** Returns whether a ticket that was used admits again; by the day only the door itself decides. */
function admitsNow({ entryRule, entriesLeft, isInside }: Entries): boolean {
  if (entryRule === 'REENTRY') return !isInside;
  return entryRule === 'DAILY' || (entryRule === 'TIMES' && entriesLeft !== 0);
}

/** @param rules of the event's doors; tiers without one admit once */
export function listedGuest(guest: KnownGuest, rules: DoorRules | undefined): FoundGuest {
  const { ticketId: id, number, orderNumber, holder: name, tier, status, use } = guest;
  const terms = rules?.entryRules.find((rule) => rule.tier === tier) ?? ONCE;
  const isUsed = status === 'ACTIVE' && use !== null && isUsedUp(use, terms);
  const detail = texts.order(`${orderNumber.slice(0, 4)} ${orderNumber.slice(4)}`);
  const hasLeft = use !== null && use.leftAt !== null;
  return { ...{ id, number, name, tier, detail, hasLeft }, status: isUsed ? 'USED' : status };
}
