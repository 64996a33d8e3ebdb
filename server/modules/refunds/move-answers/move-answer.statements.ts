/** Whether the holder of a ticket `t` of an order `o` was asked after a move `m`, and the ticket is valid or given back. */
export const ASKED = `t.event_id = m.event_id AND NOT t.is_test AND o.created_at <= m.made_at
  AND (t.status = 'active' OR EXISTS (SELECT FROM event_move_answers b WHERE b.move_id = m.id AND b.ticket_id = t.id
    AND b.answer = 'money_back'))`;

/**
 * Of a ticket `t`: the answer after the latest move, or 'money_back' after any, since that is final; 'none' without an
 * answer, and null when the holder was not asked.
 */
export const MOVE_ANSWER = `(SELECT coalesce(a.answer, 'none') FROM event_moves m JOIN orders o ON o.id = t.order_id
    LEFT JOIN event_move_answers a ON a.move_id = m.id AND a.ticket_id = t.id
  WHERE ${ASKED}
  ORDER BY a.answer IS NOT DISTINCT FROM 'money_back' DESC, m.made_at DESC, m.id DESC LIMIT 1)`;
