import { Field, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

export type TicketHistoryKind =
  | 'issued'
  | 'received'
  | 'mailed'
  | 'mail_queued'
  | 'mail_failed'
  | 'entered'
  | 'due_settled'
  | 'passed_on'
  | 'revoked'
  | 'refund_pending'
  | 'refunded'
  | 'refund_failed';

const TicketHistoryKindEnum = registerEnum<TicketHistoryKind>(
  'TicketHistoryKind',
  'Kind of an entry in the history of a ticket.',
  {
    issued: 'It was issued to its buyer.',
    received: 'It was issued in place of a ticket that was transferred.',
    mailed: 'An email to the holder was sent. `detail` is its kind.',
    mail_queued: 'An email to the holder is waiting to be sent. `detail` is its kind.',
    mail_failed: 'An email to the holder could not be delivered. `detail` is its kind.',
    entered: 'The holder entered. `detail` is the gate, if one was chosen.',
    due_settled: 'The amount due was settled at the door. `detail` is the means of payment, or `waived`.',
    passed_on: 'It was transferred to another person.',
    revoked: 'It was revoked. `detail` is the reason.',
    refund_pending: 'A refund of its order was started.',
    refunded: 'Its order was refunded.',
    refund_failed: 'A refund of its order failed and needs a person.',
  },
);

@Carries('personal data')
@SeenWithObject('its holder, and staff with VIEW_PERSONAL_DATA')
@ObjectType({ simpleResolvers: true, description: 'Entry in the history of a ticket.' })
export class TicketHistoryEntry {
  @Field(() => TicketHistoryKindEnum, { description: 'What happened.' })
  kind!: TicketHistoryKind;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Further information, depending on the kind.' })
  detail!: string | null;
}
