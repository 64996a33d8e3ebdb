import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';

export const NotificationKindEnum = registerEnum<NotificationKind>(
  'NotificationKind',
  'Kind of notification. Each kind can be received in the app, by email, or not at all.',
  {
    message: 'New message.',
    alert: 'Alert message.',
    event_changed: 'An event for which the recipient holds a ticket has changed.',
    approval: "An object awaits the recipient's approval.",
    low_stock: 'Few tickets are left.',
    void_entry: 'A revoked ticket was admitted.',
    dispute: 'The payer of a card payment has disputed it at their bank.',
    payout: 'A payout waits for approval, or has ended.',
    account_change:
      'An account that income goes to changes, or waits for an owner to change. Always sent: it has no preference.',
    conflict: 'A ticket was admitted at two doors.',
    invitation: 'The recipient was invited as a partner.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Notification of one person.' })
export class Notification {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => NotificationKindEnum, { description: 'Kind of notification.' })
  kind!: NotificationKind;

  @Field(() => String, { description: 'Event in one sentence.' })
  title!: string;

  @Field(() => String, { description: 'Further details in one sentence.' })
  detail!: string;

  @Field(() => String, { description: 'Path in the web app of the page to handle it.' })
  link!: string;

  @Field(() => Boolean, { description: 'Whether the notification was opened.' })
  isRead!: boolean;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class NotificationConnection extends ConnectionOf(Notification) {}

@ObjectType({ simpleResolvers: true, description: 'New or changed notifications.' })
export class NotificationArrival {
  @Field(() => Notification, {
    nullable: true,
    description:
      'The new notification. Null in the first event, which gives the current number, and if existing ones were only read or resolved.',
  })
  notification!: Notification | null;

  @Field(() => Int, { description: 'Current number of unread notifications.' })
  unreadNotifications!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Delivery preference for one kind of notification.' })
export class NotificationPreference {
  @Field(() => NotificationKindEnum, { description: 'Kind of notification.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether notifications appear in the app.' })
  bell!: boolean;

  @Field(() => Boolean, {
    description: 'Whether notifications are sent by email. Requires a confirmed address.',
  })
  mail!: boolean;
}
