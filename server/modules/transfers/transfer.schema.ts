import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ORDER_LIMITS } from '../../lib/limits/text-limits.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Ticket } from '../tickets/index.ts';

@ObjectType({ simpleResolvers: true, description: 'Ticket that was transferred to another person.' })
export class TicketTransfer {
  @Field(() => Ticket, { description: 'Original ticket, now void.' })
  ticket!: Ticket;

  @Field(() => ID, { description: 'ID of the ticket that replaces it.' })
  newTicketId!: string;

  @Field({ description: 'Email address that received the new ticket.' })
  email!: string;
}

@InputType({ description: 'Recipient of a ticket transfer.' })
export class NewHolderInput {
  @Field({ description: `Full name, as shown on the ticket. ${upTo(ORDER_LIMITS.name)}` })
  name!: string;

  @Field({ description: `Email address that receives the new ticket. ${upTo(ORDER_LIMITS.email)}` })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: `Phone number, if known. ${upTo(ORDER_LIMITS.phone)}`,
  })
  phone?: string | null;
}
