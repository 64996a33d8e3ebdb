import { isPrintableLine } from '../../lib/language/printable.ts';
import { MESSAGE_LIMITS } from '../../lib/limits/text-limits.ts';
import { BadInput, Failure, type FieldFault, faultsWithin } from '../../platform/failures.ts';
import { keyFaults } from '../../platform/idempotency/keyed-call.ts';
import type { MessageType } from '../../platform/vocabulary.ts';
import { emailFaults, nameFaults } from '../identity/index.ts';

export class RecipientWithoutMessages extends Failure {
  constructor(email: string) {
    super('RECIPIENT_WITHOUT_MESSAGES', 'conflict', `The account of ${email} receives no messages.`);
  }
}

/** The contact form was used before the platform has a system administrator. */
export class NoSystemAdmin extends Failure {
  constructor() {
    super('NOBODY_TO_WRITE_TO', 'unavailable', 'No one can read messages here yet. Please try again later.');
  }
}

// An unpaired surrogate cannot be stored; of the control characters, only those of written text are allowed.
const UNPRINTABLE = /\p{Cs}|(?![\n\r\t])\p{Cc}/u;

/** The content of a message, to one recipient or to a group. */
export interface MessageText {
  subject: string;
  body: string;
  type: MessageType;
}

/** The form as submitted. */
export interface MessageForm extends MessageText {
  recipientEmail?: string | null;
  inReplyTo?: string | null;
}

/** The form after trimming and checking. */
export interface CheckedMessage extends MessageText {
  recipientEmail: string | null;
  inReplyTo: string | null;
  idempotencyKey: string | null;
}

/** @throws BadInput naming every fault */
export function checkedMessage(form: MessageForm, idempotencyKey: string | null): CheckedMessage {
  const request: CheckedMessage = {
    ...trimmed(form),
    recipientEmail: form.recipientEmail?.trim() || null,
    inReplyTo: form.inReplyTo || null,
    idempotencyKey,
  };
  const faults = [
    ...(request.inReplyTo === null ? recipientFaults(request.recipientEmail) : []),
    ...textFaults(request),
    ...keyFaults(idempotencyKey),
  ];
  if (faults.length > 0) throw new BadInput(faults);
  return request;
}

export function trimmed({ subject, body, type }: MessageText): MessageText {
  return { subject: subject.trim(), body: body.trim(), type };
}

const NO_RECIPIENT: FieldFault = {
  field: 'recipientEmail',
  code: 'REQUIRED',
  message: 'Please say whom the message is for.',
};

function recipientFaults(email: string | null): FieldFault[] {
  return email === null ? [NO_RECIPIENT] : faultsWithin(emailFaults(email), () => NO_RECIPIENT.field);
}

export function textFaults({ subject, body }: Pick<MessageText, 'subject' | 'body'>): FieldFault[] {
  const faults: FieldFault[] = [];
  if (subject === '') faults.push({ field: 'subject', code: 'REQUIRED', message: 'Please give a subject.' });
  else if (subject.length > MESSAGE_LIMITS.subject || !isPrintableLine(subject)) {
    faults.push({
      field: 'subject',
      code: 'TOO_LONG',
      max: MESSAGE_LIMITS.subject,
      message: 'A subject is one line of at most 200 characters.',
    });
  }
  if (body === '') faults.push({ field: 'body', code: 'REQUIRED', message: 'Please write a message.' });
  else if (body.length > MESSAGE_LIMITS.body || UNPRINTABLE.test(body)) {
    faults.push({
      field: 'body',
      code: 'TOO_LONG',
      max: MESSAGE_LIMITS.body,
      message: 'A message has at most 10,000 printable characters.',
    });
  }
  return faults;
}

/** Two calls with one key are the same call when these are equal. */
export function messageParts({ recipientEmail, inReplyTo, subject, body, type }: CheckedMessage): unknown[] {
  return [recipientEmail?.toLowerCase(), inReplyTo?.toLowerCase(), subject, body, type];
}

/** Returns the path of the message in the web app. */
export function messageLink(id: string): string {
  return `/dashboard?tab=messages&message=${id}`;
}

/** The contact form as submitted. */
export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Trims and checks the form; all four fields are required. @throws BadInput naming every fault */
export function checkedContact(form: ContactForm): ContactForm {
  const checked = {
    name: form.name.trim(),
    email: form.email.trim(),
    subject: form.subject.trim(),
    message: form.message.trim(),
  };
  const faults = [
    ...nameFaults(checked.name),
    ...emailFaults(checked.email),
    ...textFaults({ subject: checked.subject, body: checked.message }).map((fault) =>
      fault.field === 'body' ? { ...fault, field: 'message' } : fault,
    ),
  ];
  if (faults.length > 0) throw new BadInput(faults);
  return checked;
}
