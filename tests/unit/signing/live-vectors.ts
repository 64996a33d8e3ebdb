import { createPrivateKey } from 'node:crypto';
import { generateSigningKey, signLiveCode, signTicketCode } from '../../../server/lib/signing/index.ts';
import {
  decodeLiveCode,
  LIVE_STEP_MS,
  liveText,
  stepAt,
} from '../../../server/lib/ticket-format/live-code.ts';
import { decodeTicketCode } from '../../../server/lib/ticket-format/ticket-code.ts';
import { key, malleate, otherKey, ticketToSign } from './fixtures.ts';

const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function phoneOf(fill: number) {
  const { seed, publicKey } = generateSigningKey(new Uint8Array(32).fill(fill));
  const der = Buffer.concat([PKCS8_HEAD, seed]);
  return {
    privateKey: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    publicKey,
    seed,
  };
}

/** The phones of the vectors, made from fixed seeds. */
export const phone = phoneOf(4);
export const olderPhone = phoneOf(5);

export const codeOfTicket = signTicketCode(ticketToSign, key);
/** When the vectors are judged: nine seconds into a step. */
export const NOW = Date.parse('2026-12-05T16:00:09.000Z');
export const STEP = stepAt(NOW);

const liveOf = (step: number, by = phone): string => signLiveCode(codeOfTicket, step, by.privateKey);
const current = liveOf(STEP);

function partsOf(text: string) {
  const read = decodeLiveCode(text);
  const code = decodeTicketCode(codeOfTicket);
  if (!read.ok || !code.ok) throw new Error('the vector does not decode');
  return { ticketBytes: Buffer.concat([code.payload, code.signature]), ...read.live };
}

const { ticketBytes, signature } = partsOf(current);
const changedTicket = Buffer.from(ticketBytes);
changedTicket[40] = (changedTicket[40] ?? 0) ^ 1;
const ofOtherTicket = { ...ticketToSign, id: '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2d' };

const verdicts = [
  { name: 'of this step', text: current, reason: 'ok' },
  { name: 'of the step before', text: liveOf(STEP - 1), reason: 'ok' },
  { name: '49 seconds after its start', text: liveOf(STEP - 2), reason: 'ok' },
  { name: 'picture, 69 seconds after its start', text: liveOf(STEP - 3), reason: 'picture' },
  { name: 'picture of the day before', text: liveOf(STEP - 4_320), reason: 'picture' },
  { name: 'of the next step', text: liveOf(STEP + 1), reason: 'ok' },
  { name: 'of the step after the next', text: liveOf(STEP + 2), reason: 'picture' },
  { name: 'of a phone that was replaced', text: liveOf(STEP, olderPhone), reason: 'other_phone' },
  {
    name: 'step changed after it was signed',
    text: liveText(ticketBytes, STEP + 1, signature),
    reason: 'other_phone',
  },
  {
    name: "phone's S plus the group order",
    text: liveText(ticketBytes, STEP, malleate(signature)),
    reason: 'other_phone',
  },
  {
    name: 'of a ticket without a phone',
    text: signLiveCode(signTicketCode(ofOtherTicket, key), STEP, phone.privateKey),
    reason: 'no_phone',
  },
  {
    name: 'ticket changed inside',
    text: liveText(changedTicket, STEP, signature),
    reason: 'bad_signature',
  },
  {
    name: 'ticket of a stranger inside',
    text: signLiveCode(signTicketCode(ticketToSign, otherKey), STEP, phone.privateKey),
    reason: 'unknown_key',
  },
  { name: 'cut short', text: current.slice(0, -3), reason: 'malformed' },
  { name: 'longer', text: `${current}000`, reason: 'malformed' },
  { name: 'lower case', text: `PASSALIVE1:${current.slice(11).toLowerCase()}`, reason: 'malformed' },
];

const at = (seconds: number, step: number) => ({ at_ms: NOW + seconds * 1000, step });
/** A phone that is 100 seconds slow: five steps behind. */
const changing = [
  { name: 'changes as a slow phone does', earlier: at(0, STEP - 5), now: at(20, STEP - 4), fresh: true },
  { name: 'changes after two steps', earlier: at(0, STEP - 5), now: at(41, STEP - 3), fresh: true },
  { name: 'changes as a fast phone does', earlier: at(0, STEP + 5), now: at(15, STEP + 6), fresh: true },
  { name: 'does not change', earlier: at(0, STEP - 5), now: at(20, STEP - 5), fresh: false },
  { name: 'goes back', earlier: at(0, STEP - 5), now: at(20, STEP - 6), fresh: false },
  { name: 'changes too slowly', earlier: at(0, STEP - 5), now: at(40, STEP - 4), fresh: false },
  { name: 'changes too fast', earlier: at(0, STEP - 6), now: at(2, STEP - 4), fresh: false },
  { name: 'is more than two minutes slow', earlier: at(0, STEP - 8), now: at(20, STEP - 7), fresh: false },
  { name: 'is more than two minutes fast', earlier: at(0, STEP + 6), now: at(20, STEP + 8), fresh: false },
  { name: 'changed long ago', earlier: at(-130, STEP - 11), now: at(0, STEP - 4), fresh: false },
];

/** The content of docs/vectors/live-codes.json. */
export const liveVectors = {
  notice: 'Made from fixed seeds that everybody knows. Never register these keys.',
  phone: {
    ticket_id: ticketToSign.id,
    phone_key: phone.publicKey.toString('base64'),
    seed_hex: phone.seed.toString('hex'),
  },
  older_phone: {
    phone_key: olderPhone.publicKey.toString('base64'),
    seed_hex: olderPhone.seed.toString('hex'),
  },
  ticket_code: codeOfTicket,
  step_ms: LIVE_STEP_MS,
  now_ms: NOW,
  code: {
    text: current,
    step: STEP,
    ticket_hex: ticketBytes.toString('hex'),
    signature_hex: Buffer.from(signature).toString('hex'),
  },
  verdicts,
  changing,
};
