/** How the doors of a tier treat tickets that are bound to the holder's phone. */
export interface PhoneRule {
  /** A ticket on paper admits its named holder after a look at an ID. */
  readonly allowsPaper: boolean;
  /** A ticket without a known phone admits once, with a note; otherwise it is refused. */
  readonly admitsUnknown: boolean;
}

/**
 * The phone's part of a presented ticket: `none` for a file or a printed code, `named` for a guest found by name;
 * `fresh` and `stale` for a live code of the registered phone, or of any phone when none is known; `other` for a live
 * code that another phone signed; `sold` for a ticket that its seller admits as it is sold, before any code was shown.
 */
export type PhoneShown = 'none' | 'named' | 'sold' | 'fresh' | 'stale' | 'other';

/** Why a ticket that is bound to a phone does not admit as presented. */
export type PhoneFault = 'no_phone' | 'other_phone' | 'picture' | 'check_id';

/** Remark on an entry or exit with less than the registered phone. */
export const SCAN_NOTES = ['phone_unknown', 'id_checked', 'exit_confirmed'] as const;
export type ScanNote = (typeof SCAN_NOTES)[number];

export interface PhoneFacts {
  /** null for a tier without live codes. */
  readonly rule: PhoneRule | null;
  /** A registered phone is known. */
  readonly hasPhone: boolean;
  /**
   * The scan is an entry of a ticket that has entered before, by a tier that admits again: one that admits once is refused
   * as used.
   */
  readonly isReturning: boolean;
  /** The scan is an exit: tickets without a phone leave as they are. */
  readonly isLeaving: boolean;
  readonly shown: PhoneShown;
  /** Staff compared the holder's name with an ID. */
  readonly isIdChecked: boolean;
  /** Staff saw the guest leave: an exit needs no phone then. */
  readonly isExitConfirmed: boolean;
}

/** Returns why the ticket does not admit or leave as presented, and the remark on its entry or exit. */
export function judgePhone(facts: PhoneFacts): { fault: PhoneFault | null; note: ScanNote | null } {
  const { rule, hasPhone, isReturning, shown, isIdChecked } = facts;
  const good = (note: ScanNote | null = null) => ({ fault: null, note });
  const refused = (fault: PhoneFault) => ({ fault, note: null });
  if (rule === null || needsNothing(facts)) return good();
  if (isSeenOff(facts)) return good('exit_confirmed');
  if (shown === 'other') return refused('other_phone');
  if (shown === 'stale') return refused('picture');
  if (shown === 'named') return isIdChecked ? good('id_checked') : refused('check_id');
  if (!hasPhone && rule.admitsUnknown && !isReturning) return good('phone_unknown');
  if (shown === 'none' && rule.allowsPaper) return isIdChecked ? good('id_checked') : refused('check_id');
  return refused(hasPhone ? 'picture' : 'no_phone');
}

/** The phone is there; or the ticket is just sold, or leaves without a phone that it never had, or by its guest's name. */
const needsNothing = ({ shown, isLeaving, hasPhone }: PhoneFacts): boolean =>
  shown === 'sold' || (shown === 'fresh' && hasPhone) || (isLeaving && (!hasPhone || shown === 'named'));

const isSeenOff = ({ isLeaving, isExitConfirmed }: PhoneFacts): boolean => isLeaving && isExitConfirmed;
