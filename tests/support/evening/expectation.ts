import type { EveningTicket } from './plan.ts';
import { allows, type Move, staysOf } from './record.ts';

interface Asked {
  ticket: EveningTicket;
  /** As in `Move`. */
  kind: Move['kind'];
  at: number;
  /** A picture of a live code. */
  isPicture: boolean;
  /** Since when the ticket is revoked; undefined when it is not. */
  revokedAt: number | undefined;
  /** Number that each ticket gets of the thing that is handed out. */
  perTicket: number;
}

/**
 * The outcome that the rules of the script demand.
 * @param moves of the ticket that the one who decides knows
 * @param isAlone a door without a network decides, which takes a guest that it does not know for one who is inside
 */
export function expectedOutcome(asked: Asked, moves: readonly Move[], isAlone: boolean): string {
  const { ticket, kind, at } = asked;
  const { stays } = staysOf(moves, ticket.plan.terms);
  if (kind === 'out') {
    const isInside = isAlone ? lastWay(moves) !== 'out' : stays.some(({ exit }) => exit === null);
    return isInside ? 'EXITED' : 'NOT_INSIDE';
  }
  const refusal = refusalOf(asked);
  if (refusal) return refusal;
  if (kind === 'in') return allows(stays, at, ticket.plan.terms) ? 'ADMITTED' : 'ALREADY_USED';
  const given = moves.filter((move) => move.kind === kind).length;
  return given < asked.perTicket ? 'HANDED_OUT' : 'NONE_LEFT';
}

/** Why the ticket is good for nothing, whatever was done with it before. */
function refusalOf({ ticket, at, isPicture, revokedAt }: Asked): string | undefined {
  if (revokedAt !== undefined && revokedAt <= at) return 'REVOKED';
  if (!ticket.plan.isLive) return undefined;
  if (isPicture) return 'PICTURE';
  return ticket.phone ? undefined : 'NO_PHONE';
}

const lastWay = (moves: readonly Move[]): string | undefined =>
  moves
    .filter(({ kind }) => kind === 'in' || kind === 'out')
    .toSorted((one, other) => one.at - other.at)
    .at(-1)?.kind;

/** The effect of an outcome; undefined for a refusal. */
export function effectOf(outcome: string, itemId: string | null): Move['kind'] | undefined {
  if (outcome === 'ADMITTED') return 'in';
  if (outcome === 'EXITED' || outcome === 'NOT_INSIDE') return 'out';
  return outcome === 'HANDED_OUT' ? (itemId ?? undefined) : undefined;
}
