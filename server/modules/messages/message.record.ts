import type { MessageType } from '../../platform/vocabulary.ts';

/** A message with both of its people, as the view of letters has it. */
export interface MessageRecord {
  id: string;
  threadId: string;
  inReplyTo: string | null;
  /** null: somebody without an account. */
  senderId: string | null;
  senderName: string;
  senderEmail: string;
  recipientId: string | null;
  recipientName: string;
  recipientEmail: string;
  /** The message to a group that it is one of. */
  batchId: string | null;
  subject: string;
  body: string;
  type: MessageType;
  createdAt: Date;
  readAt: Date | null;
  /** The address that the sender typed; null in a thread that both know of, and between people who may see each other. */
  addressedTo: string | null;
}
