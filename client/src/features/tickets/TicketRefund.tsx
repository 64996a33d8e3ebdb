import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import classes from './TicketCard.module.css';

const TicketRefundFragment = graphql(`
  fragment TicketRefund_ticket on Ticket {
    id
    refund {
      amount {
        ...Money @unmask
      }
      kept {
        ...Money @unmask
      }
      status
      at
    }
  }
`);

/** The refund of a cancelled ticket, as a fact of its card: amount, progress and date. Nothing without one. */
export function TicketRefund({ ticket: ref }: { ticket: FragmentType<typeof TicketRefundFragment> }) {
  const { refund } = useFragment(TicketRefundFragment, ref);
  // A copy that was saved by an earlier version lacks the field.
  if (!refund) return null;
  return (
    <div className={classes.fact} data-wide>
      <dt>{ticketTexts.refund}</dt>
      <dd>
        {refund.amount && refund.status !== 'NONE' && (
          <span className="tabular">{formatMoney(refund.amount)} </span>
        )}
        {ticketTexts.refundStates[refund.status]} <Moment at={refund.at} />
        {/* A copy that was saved by an earlier version lacks the field. */}
        {refund.kept && <div>{ticketTexts.refundKept(formatMoney(refund.kept))}</div>}
      </dd>
    </div>
  );
}
