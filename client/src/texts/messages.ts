/** Sentences about messages and the contact form. */
export const messageTexts = {
  sent: 'Message sent successfully!',
  sendFailed: 'Failed to send message',
  readFailed: 'Failed to mark message as read',
  none: 'No messages yet',
  contactSent: 'Message Sent!',
} as const;
