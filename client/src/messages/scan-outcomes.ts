import {
  type DoorOutcome,
  type NameOf,
  OUTCOMES,
  SCAN_OUTCOMES,
  type ScanOutcome,
} from '../../../server/lib/scan/outcomes.ts';
import type { ScanNote } from '../gql/graphql.ts';
import { inLanguage } from '../language/in-language.ts';

type ScanTexts = Record<NameOf<ScanOutcome>, string>;
type DoorTexts = Record<NameOf<DoorOutcome>, string>;

/** Texts of every outcome of a scan. */
export const outcomeTexts = inLanguage('outcomeTexts', {
  names: {
    ADMITTED: 'Admitted',
    GOOD: 'Good ticket',
    MALFORMED: 'Not a ticket',
    BAD_SIGNATURE: 'Forged or changed',
    UNKNOWN_KEY: 'Unknown key',
    UNKNOWN_TICKET: 'Unknown ticket',
    WRONG_ISSUER: 'Not your event',
    WRONG_EVENT: 'Another event',
    REVOKED: 'Revoked',
    CANCELLED: 'Cancelled',
    NOT_YET_VALID: 'Not valid yet',
    EXPIRED: 'Expired',
    NO_PHONE: 'No phone registered',
    OTHER_PHONE: 'Another phone',
    PICTURE: 'Picture of a code',
    CHECK_ID: 'Check ID',
    NOT_INSIDE: 'Was not inside',
    EXITED: 'Left',
    NONE_LEFT: 'Had it already',
    HANDED_OUT: 'Handed out',
    ALREADY_USED: 'Already used',
  } satisfies ScanTexts,
  /** In English, as the service words them. */
  sentences: Object.fromEntries(
    SCAN_OUTCOMES.map((outcome) => [outcome.toUpperCase(), OUTCOMES[outcome].sentence]),
  ) as ScanTexts,
  /** In the door app: large, and why. */
  words: {
    ADMITTED: 'Welcome',
    GOOD: 'Good ticket',
    MALFORMED: 'Not a ticket',
    BAD_SIGNATURE: 'Forged',
    UNKNOWN_KEY: 'Unknown key',
    UNKNOWN_TICKET: 'Unknown ticket',
    WRONG_ISSUER: 'Not ours',
    WRONG_EVENT: 'Other event',
    REVOKED: 'Revoked',
    CANCELLED: 'Cancelled',
    NOT_YET_VALID: 'Too early',
    EXPIRED: 'Expired',
    NO_PHONE: 'No phone yet',
    OTHER_PHONE: 'Other phone',
    PICTURE: 'A picture',
    CHECK_ID: 'Check ID',
    NOT_INSIDE: 'Not inside',
    EXITED: 'Goodbye',
    NONE_LEFT: 'Has it already',
    HANDED_OUT: 'Hand it out',
    ALREADY_USED: 'Already used',
    TEST_TICKET: 'Test ticket',
    REAL_TICKET: 'Real ticket',
  } satisfies DoorTexts,
  reasons: {
    ADMITTED: 'The entry is recorded.',
    GOOD: 'No entry was recorded.',
    MALFORMED: 'This code is not a Passa ticket.',
    BAD_SIGNATURE: 'The ticket was changed, or was never issued.',
    UNKNOWN_KEY: 'Signed with an unknown key. Sync, then scan again.',
    UNKNOWN_TICKET: 'There is no such ticket.',
    WRONG_ISSUER: 'The ticket is for an event of another organiser.',
    WRONG_EVENT: 'The ticket is for another event.',
    REVOKED: 'The organiser has revoked this ticket.',
    CANCELLED: 'It was cancelled or passed on, or it has a new code: ask for the latest mail.',
    NOT_YET_VALID: 'The ticket is not valid yet.',
    EXPIRED: 'The ticket is no longer valid.',
    NO_PHONE:
      'No phone is registered for this ticket. The holder opens the ticket on the phone and registers it.',
    OTHER_PHONE: 'This code comes from another phone than the one that is registered for the ticket.',
    PICTURE: 'This is a picture of a code. Ask for the live ticket.',
    CHECK_ID: 'The phone of the ticket is not shown. Compare the name of the holder with an ID.',
    NOT_INSIDE: 'No entry of this ticket is known. The exit is recorded.',
    EXITED: 'The exit is recorded.',
    NONE_LEFT: 'This ticket was already given all that it gets.',
    HANDED_OUT: 'It is recorded. It does not admit.',
    ALREADY_USED: 'Someone has already entered with this ticket.',
    TEST_TICKET: 'It does not admit anyone. Turn on test mode to try the scanner.',
    REAL_TICKET: 'The door is in test mode. Leave it to let guests in.',
  } satisfies DoorTexts,
  /** Remarks on entries and exits. */
  notes: {
    PHONE_UNKNOWN: 'No phone of this ticket was known here: it admits once.',
    ID_CHECKED: 'Staff compared the name with an ID.',
    EXIT_CONFIRMED: 'Staff let the guest out without the phone of the ticket.',
  } satisfies Record<ScanNote, string>,
  usedAt: (moment: string, gate: string | null) =>
    `The ticket was already used on ${moment}${gate ? ` at ${gate}` : ''}.`,
  validFrom: (moment: string) => `The ticket is valid from ${moment}.`,
  expiredAt: (moment: string) => `The ticket expired on ${moment}.`,
});
