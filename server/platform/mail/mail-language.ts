/**
 * SQL for the language of a mail: that of the order it is about; the one it was queued in; that of the recipient's last
 * sign-in; that of the recipient's newest ticket; that of the user who caused it; English.
 */
export const MAIL_LANGUAGE = `coalesce(
    (SELECT o.language FROM orders o WHERE o.id = mail_outbox.order_id),
    mail_outbox.payload->>'language',
    (SELECT u.language FROM users u WHERE u.email = mail_outbox.recipient::citext),
    (SELECT o.language FROM tickets t JOIN orders o ON o.id = t.order_id
     WHERE t.holder_email = mail_outbox.recipient ORDER BY t.issued_at DESC LIMIT 1),
    mail_outbox.payload->>'causedIn', 'en') AS language`;
