import { sha256 } from '@noble/hashes/sha2.js';
import {
  type IssuerKey,
  refusalOfCode,
  refusalOfFile,
} from '../../../../../server/lib/ticket-format/issuer-key.ts';
import { decodeLiveCode, looksLive } from '../../../../../server/lib/ticket-format/live-code.ts';
import { readTicketText, UNREADABLE } from '../../../../../server/lib/ticket-format/read-ticket.ts';
import {
  codeText,
  decodeTicketCode,
  looksLikeCode,
  type TicketCode,
} from '../../../../../server/lib/ticket-format/ticket-code.ts';
import type { TicketFile, TicketProof } from '../../../../../server/lib/ticket-format/ticket-file.ts';
import { provesTicket } from '../../../../../server/lib/ticket-format/ticket-proof.ts';
import { parseGrace } from '../../../../../server/lib/ticket-format/ticket-window.ts';
import { verifyTexts as texts } from '../../../messages/verify.ts';
import { zonedFormat } from '../../../ui/moment-text.ts';
import { issuerKey } from './signatures.ts';
import {
  answerOf,
  type KnownAnchor,
  type Standing,
  type Step,
  type StepId,
  type TimesToday,
  type Verdict,
} from './verdict.ts';

/** Answer of the service: a value, no such record, or the service is unreachable. */
export type Answer<T> = { kind: 'found'; value: T } | { kind: 'none' } | { kind: 'away' };

/** Data that a ticket does not contain. None of these calls rejects. */
export interface Sources {
  /** Returns a version of an organiser's public key, base64. */
  key(issuerId: string, version: number): Promise<Answer<string>>;
  /** Returns all keys of the organiser of an event. */
  keysOfEvent(eventId: string): Promise<Answer<{ issuerId: string; publicKeys: string[] }>>;
  anchor(root: string): Promise<Answer<KnownAnchor>>;
  /** When the organiser revoked the ticket; null when not revoked. */
  revokedAt(issuerId: string, ticketId: string): Promise<Answer<string | null>>;
  timesToday(ticketId: string): Promise<Answer<TimesToday>>;
  /** @param ticket text of a file or code */
  standing(ticket: string): Promise<Answer<Standing>>;
}

const ORDER: StepId[] = ['form', 'signature', 'proof', 'ledger', 'revoked', 'time', 'phone'];

const words = zonedFormat({ dateStyle: 'long', timeStyle: 'medium' });
const moment = (at: string | number): string => words(new Date(at));

/** Completes a verdict after a fundamental fault; the remaining steps do not apply. */
function settled(steps: Step[], read: Verdict['read']): Verdict {
  const rest = ORDER.slice(steps.length).map((id): Step => ({ id, state: 'none', detail: texts.settled }));
  return { answer: answerOf(steps), steps: [...steps, ...rest], read, anchor: null, today: null };
}

/**
 * Verifies the text of a ticket file or of a QR code. Form, signature and proof are verified here, with keys and
 * records from the sources.
 */
export function checkTicket(given: string, sources: Sources, now: Date): Promise<Verdict> {
  const text = ticketCodeIn(given.trim());
  return looksLikeCode(text) ? checkCode(text, sources, now) : checkFile(text, sources, now);
}

async function checkFile(text: string, sources: Sources, now: Date): Promise<Verdict> {
  const read = readTicketText(text);
  if (!read.ok) {
    const detail = read.detail === UNREADABLE ? texts.form.neither : texts.form.fault(fieldOf(read.detail));
    return settled([{ id: 'form', state: 'bad', detail }], null);
  }
  const { ticket } = read;
  const { proof, issuer_id: issuerId } = ticket;
  const form: Step = { id: 'form', state: 'good', detail: texts.form.file };
  const [key, anchor, revokedAt, today, standing] = await Promise.all([
    sources.key(issuerId, ticket.key_version),
    proof ? sources.anchor(proof.root) : null,
    sources.revokedAt(issuerId, ticket.id),
    sources.timesToday(ticket.id),
    sources.standing(text),
  ]);
  const signature = signatureOf(key, texts.signature.noKey, (publicKey) =>
    refusalOfFile(ticket, keysOf([publicKey], ticket.key_version)) === null
      ? texts.signature.good(ticket.key_version)
      : null,
  );
  const steps = [form, signature];
  if (signature.state === 'bad') return settled(steps, { kind: 'file', ticket });
  steps.push(
    proofOf(ticket),
    ledgerOf(proof, anchor),
    revokedOf(revokedAt, standing),
    timeOf(validity(ticket), today, now),
    phoneOf(standing),
  );
  return {
    answer: answerOf(steps),
    steps,
    read: { kind: 'file', ticket },
    anchor: anchor?.kind === 'found' ? anchor.value : null,
    today: today.kind === 'found' ? today.value : null,
  };
}

/** Returns the field of a ticket file that is wrong: "metadata.venue (missing)" is about `metadata`. */
const fieldOf = (detail: string): string =>
  detail.replace(/ \((missing|unknown field)\)$/, '').replace(/^metadata\..*/, 'metadata');

async function checkCode(text: string, sources: Sources, now: Date): Promise<Verdict> {
  const decoded = decodeTicketCode(text);
  if (!decoded.ok) return settled([{ id: 'form', state: 'bad', detail: texts.form.neither }], null);
  const { code } = decoded;
  const form: Step = { id: 'form', state: 'good', detail: texts.form.code };
  const keys = await sources.keysOfEvent(code.eventId);
  const signature = signatureOf(keys, texts.signature.noEvent, ({ publicKeys }) =>
    refusalOfCode(decoded, keysOf(publicKeys)) === null ? texts.signature.goodCode : null,
  );
  const steps = [form, signature];
  if (signature.state === 'bad') return settled(steps, { kind: 'code', code });
  const [today, standing] = await Promise.all([sources.timesToday(code.ticketId), sources.standing(text)]);
  const revokedAt: Answer<string | null> =
    keys.kind === 'found' ? await sources.revokedAt(keys.value.issuerId, code.ticketId) : { kind: 'away' };
  steps.push(
    { id: 'proof', state: 'none', detail: texts.proof.code },
    { id: 'ledger', state: 'none', detail: texts.proof.code },
    revokedOf(revokedAt, standing),
    timeOf(codeValidity(code), today, now),
    phoneOf(standing),
  );
  return {
    answer: answerOf(steps),
    steps,
    read: { kind: 'code', code },
    anchor: null,
    today: today.kind === 'found' ? today.value : null,
  };
}

/** @param version of the key of a file; a code names its key otherwise */
const keysOf = (publicKeys: readonly string[], version = 0): IssuerKey[] =>
  publicKeys.flatMap((publicKey) => issuerKey(version, publicKey) ?? []);

/** @param judge returns the message of a good signature, null for a bad one */
function signatureOf<T>(answer: Answer<T>, noKey: string, judge: (value: T) => string | null): Step {
  if (answer.kind === 'away') return { id: 'signature', state: 'unknown', detail: texts.signature.away };
  if (answer.kind === 'none') return { id: 'signature', state: 'bad', detail: noKey };
  const good = judge(answer.value);
  return good === null
    ? { id: 'signature', state: 'bad', detail: texts.signature.bad }
    : { id: 'signature', state: 'good', detail: good };
}

function proofOf(ticket: TicketFile): Step {
  const { proof } = ticket;
  if (!proof) return { id: 'proof', state: 'none', detail: texts.proof.none };
  return provesTicket(ticket, proof, sha256)
    ? { id: 'proof', state: 'good', detail: texts.proof.good(proof.size) }
    : { id: 'proof', state: 'bad', detail: texts.proof.bad };
}

function ledgerOf(proof: TicketProof | undefined, answer: Answer<KnownAnchor> | null): Step {
  if (!proof || !answer) return { id: 'ledger', state: 'none', detail: texts.proof.none };
  if (answer.kind === 'away') return { id: 'ledger', state: 'unknown', detail: texts.ledger.away };
  if (answer.kind === 'none') return { id: 'ledger', state: 'bad', detail: texts.ledger.none };
  const known = answer.value;
  const isThere =
    known.transaction === proof.anchor.transaction &&
    known.ledger === proof.anchor.ledger &&
    known.account === proof.anchor.account &&
    known.network === proof.anchor.network &&
    known.passphrase === proof.anchor.passphrase &&
    Date.parse(known.closedAt) === Date.parse(proof.anchor.closed_at);
  return isThere
    ? { id: 'ledger', state: 'good', detail: texts.ledger.good(known.ledger, moment(known.closedAt)) }
    : { id: 'ledger', state: 'bad', detail: texts.ledger.differs };
}

/** Returns the ticket code inside of a live code; any other text as it is. */
function ticketCodeIn(text: string): string {
  if (!looksLive(text)) return text;
  const read = decodeLiveCode(text);
  return read.ok ? codeText(read.decoded.payload, read.decoded.signature) : text;
}

function revokedOf(answer: Answer<string | null>, standing: Answer<Standing>): Step {
  if (standing.kind === 'found' && standing.value.standing === 'TRANSFERRED')
    return { id: 'revoked', state: 'bad', detail: texts.revoked.transferred };
  if (answer.kind === 'found' && answer.value !== null) {
    return { id: 'revoked', state: 'bad', detail: texts.revoked.bad(moment(answer.value)) };
  }
  return answer.kind === 'found'
    ? { id: 'revoked', state: 'good', detail: texts.revoked.good }
    : { id: 'revoked', state: 'unknown', detail: texts.revoked.away };
}

/** Says whether a copy of the ticket is of use, to a person who is about to buy it. */
function phoneOf(answer: Answer<Standing>): Step {
  if (answer.kind !== 'found') return { id: 'phone', state: 'none', detail: texts.phone.away };
  const { needsPhoneFrom, hasPhone } = answer.value;
  if (needsPhoneFrom === null) return { id: 'phone', state: 'none', detail: texts.phone.ordinary };
  const detail = hasPhone ? texts.phone.bound : texts.phone.unbound(moment(needsPhoneFrom));
  return { id: 'phone', state: 'good', detail };
}

interface Validity {
  effectiveAt: string;
  expiresAt: string;
  graceMs: number;
}

const validity = (ticket: TicketFile): Validity => ({
  effectiveAt: ticket.effective_at,
  expiresAt: ticket.expires_at,
  graceMs: (parseGrace(ticket.grace_period) ?? 0) * 1000,
});

const codeValidity = ({ effectiveAt, expiresAt, graceSeconds: seconds }: TicketCode): Validity => ({
  ...{ effectiveAt, expiresAt },
  graceMs: seconds * 1000,
});

/** Goes by the times of the event today; by those that the ticket was signed with when these cannot be had. */
function timeOf(signed: Validity, today: Answer<TimesToday>, now: Date): Step {
  const { effectiveAt, expiresAt } = today.kind === 'found' ? today.value : signed;
  const from = Date.parse(effectiveAt);
  const until = Date.parse(expiresAt) + signed.graceMs;
  const at = now.getTime();
  if (at > until) {
    const state = today.kind === 'away' ? 'unknown' : 'bad';
    return { id: 'time', state, detail: texts.time.over(moment(until)) };
  }
  const detail = at < from ? texts.time.soon(moment(from)) : texts.time.now(moment(until));
  return { id: 'time', state: 'good', detail };
}
