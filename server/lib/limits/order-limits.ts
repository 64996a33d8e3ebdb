/** Maximum number of tickets per order. A setting, the event or the tier may lower it. */
export const MAX_ORDER_TICKETS = 20;
