import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { BUYER_LIMITS } from '../checkout/index.ts';
import { Ticket } from '../tickets/index.ts';

@ObjectType({ simpleResolvers: true, description: 'A ticket that was passed on to another person.' })
export class TicketTransfer {
  @Field(() => Ticket, { description: 'The ticket that is void now.' })
  ticket!: Ticket;

  @Field(() => ID, { description: 'Id of the ticket that replaces it.' })
  newTicketId!: string;

  @Field({ description: 'The mail address that the new ticket went to.' })
  email!: string;
}

@InputType({ description: 'Who a ticket is passed on to.' })
export class NewHolderInput {
  @Field({ description: `Full name, as the ticket will show it. ${upTo(BUYER_LIMITS.name)}` })
  name!: string;

  @Field({ description: `The mail address that the new ticket goes to. ${upTo(BUYER_LIMITS.email)}` })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: `A phone number, when the new holder has told it. ${upTo(BUYER_LIMITS.phone)}`,
  })
  phone?: string | null;
}
