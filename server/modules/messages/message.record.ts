import type { MessageType } from '../../platform/vocabulary.ts';

/** A message with its sender and recipient, from the view `letters`. */
export interface MessageRecord {
  id: string;
  threadId: string;
  inReplyTo: string | null;
  /** Null for a sender without an account. */
  senderId: string | null;
  senderName: string;
  senderEmail: string;
  recipientId: string | null;
  recipientName: string;
  recipientEmail: string;
  /** The batch of a group message. */
  batchId: string | null;
  subject: string;
  body: string;
  type: MessageType;
  createdAt: Date;
  readAt: Date | null;
  /** The address that the sender typed; null once both know the thread, and between users who may see each other. */
  addressedTo: string | null;
}
