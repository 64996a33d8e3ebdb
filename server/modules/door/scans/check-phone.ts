import type { ScanPurpose } from '../../../lib/scan/outcomes.ts';
import {
  judgePhone,
  type PhoneFault,
  type PhoneRule,
  type PhoneShown,
} from '../../../lib/scan/phone-rule.ts';
import { isOfPhone } from '../../../lib/signing/index.ts';
import {
  CHECK_HOLDS_MS,
  type EarlierRead,
  judgeFreshness,
  type LivePart,
} from '../../../lib/ticket-format/live-code.ts';
import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { CheckedPhone, ScanOrder } from './scan.writes.ts';

export interface PhoneVerdict extends CheckedPhone {
  fault: PhoneFault | null;
  /** Difference of the phone's clock, negative when it is slow; null without a live code of the ticket's phone. */
  skewMs: number | null;
}

interface Shown {
  ticketId: string;
  /** undefined for a guest found by name. */
  live?: LivePart | null | undefined;
  isSold?: boolean | undefined;
  isIdChecked: boolean;
  isExitConfirmed?: boolean | undefined;
  purpose: ScanPurpose;
}

/**
 * Decides whether the phone that the ticket is bound to is shown, by the time of the server. The tap that confirms a check
 * sends the code of the check again: it counts as of then.
 */
export async function checkPhone(
  scope: Scope,
  { ticketId, live, isSold, isIdChecked, isExitConfirmed = false, purpose }: Shown,
  by: Pick<ScanOrder, 'scannedBy' | 'deviceId' | 'commit'>,
): Promise<PhoneVerdict> {
  const now = scope.clock.now();
  const step = by.commit ? (live?.step ?? null) : null;
  const [row] = await scope.db.read<PhoneRow>(
    tenancyOf(scope.actor),
    readPhone({ ticketId, now, step, ...by }),
  );
  const rule = row && row.allowsPaper !== null ? (row as PhoneRule) : null;
  const shown = isSold ? SOLD : shownPhone(live, row, now.getTime());
  return {
    ...judgePhone({
      ...{ rule, hasPhone: Boolean(row?.publicKey), shown: shown.phone, isIdChecked, isExitConfirmed },
      isLeaving: purpose === 'exit',
      isReturning: purpose === 'entry' && row?.hasEntered === true,
    }),
    ...{ liveStep: shown.liveStep, skewMs: shown.skewMs },
  };
}

const SOLD = { phone: 'sold', liveStep: null, skewMs: null } as const;

function shownPhone(live: LivePart | null | undefined, row: PhoneRow | undefined, now: number) {
  const none = { liveStep: null, skewMs: null };
  const as = (phone: PhoneShown) => ({ phone, ...none });
  if (live === undefined) return as('named');
  if (live === null) return as('none');
  if (row?.publicKey && !isOfPhone(live, row.publicKey)) return as('other');
  const checkedAt = row?.checkedAt?.getTime() ?? null;
  const { isFresh, skewMs } = judgeFreshness(live.step, checkedAt ?? now, earlierRead(row));
  return {
    phone: isFresh || checkedAt !== null ? ('fresh' as const) : ('stale' as const),
    liveStep: live.step,
    skewMs,
  };
}

const earlierRead = (row: PhoneRow | undefined): EarlierRead | null =>
  row?.earlierStep && row.earlierAt ? { step: Number(row.earlierStep), at: row.earlierAt.getTime() } : null;

interface PhoneRow {
  allowsPaper: boolean | null;
  admitsUnknown: boolean | null;
  publicKey: Buffer | null;
  /** The ticket has entered before, and its tier admits again; null for a tier without live codes. */
  hasEntered: boolean | null;
  earlierStep: bigint | null;
  earlierAt: Date | null;
  /** Time at which the same door accepted the same code, when it has not admitted the ticket since. */
  checkedAt: Date | null;
}

interface PhoneQuery extends Pick<ScanOrder, 'scannedBy' | 'deviceId'> {
  ticketId: string;
  now: Date;
  /** Step of a code that may confirm a check; null for a check and without a live code. */
  step: number | null;
}

/**
 * Reads the rule of the ticket's tier, its phone, the last picture that this phone has shown, and the check that the same
 * person made at the same device.
 */
function readPhone({ ticketId, now, step, scannedBy, deviceId }: PhoneQuery): Statement {
  return {
    name: 'door-phone',
    text: `SELECT r.live_allows_paper AS "allowsPaper", r.live_admits_unknown AS "admitsUnknown",
        p.public_key AS "publicKey",
        r.entry_rule <> 'once' AND EXISTS (SELECT FROM entries WHERE ticket_id = t.id) AS "hasEntered",
        s.live_step AS "earlierStep", s.corrected_at AS "earlierAt", c.checked_at AS "checkedAt"
      FROM tickets t LEFT JOIN tiers r ON r.id = t.tier_id AND r.live_from <= $2
      LEFT JOIN ticket_phones p ON p.ticket_id = t.id AND p.ended_at IS NULL
      LEFT JOIN LATERAL (SELECT live_step, corrected_at FROM scans WHERE ticket_id = t.id AND live_step IS NOT NULL
        AND corrected_at >= coalesce(p.registered_at, '-infinity') ORDER BY corrected_at DESC LIMIT 1) s ON true
      LEFT JOIN LATERAL (SELECT min(corrected_at) FILTER (WHERE outcome = 'good' AND corrected_at > $6) AS checked_at
        FROM scans WHERE ticket_id = t.id AND live_step = $3 AND device_id = $4 AND scanned_by = $5
        HAVING NOT bool_or(outcome IN ('admitted', 'handed_out'))) c ON true
      WHERE t.id = $1`,
    values: [ticketId, now, step, deviceId, scannedBy, new Date(now.getTime() - CHECK_HOLDS_MS)],
  };
}
