import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';

export const NotificationKindEnum = registerEnum<NotificationKind>(
  'NotificationKind',
  'What the bell tells of: each kind can be wanted in the bell, by mail, or not at all.',
  {
    message: 'A message came.',
    alert: 'An alert of somebody.',
    event_changed: 'An event that one holds a ticket of has changed.',
    approval: 'Something waits for one’s approval.',
    low_stock: 'Few places are left.',
    void_entry: 'A revoked ticket was let in.',
    conflict: 'Two doors let one ticket in.',
    invitation: 'One was invited to be a partner.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Something that the bell tells one person.' })
export class Notification {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => NotificationKindEnum, { description: 'What kind it is of.' })
  kind!: NotificationKind;

  @Field(() => String, { description: 'What happened, in a sentence.' })
  title!: string;

  @Field(() => String, { description: 'What else there is to know, in a sentence.' })
  detail!: string;

  @Field(() => String, { description: 'The address within the web app where it is seen to.' })
  link!: string;

  @Field(() => Boolean, { description: 'Whether it was opened.' })
  isRead!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class NotificationConnection {
  @Field(() => [Notification], { description: 'The entries of the page.' })
  nodes!: Notification[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'Something new in the bell.' })
export class NotificationArrival {
  @Field(() => Notification, {
    nullable: true,
    description: 'What is new; null when some were only read or settled.',
  })
  notification!: Notification | null;

  @Field(() => Int, { description: 'How many are unread now.' })
  unreadNotifications!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Where one kind of news is wanted.' })
export class NotificationPreference {
  @Field(() => NotificationKindEnum, { description: 'What kind it is of.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether the bell tells of it.' })
  bell!: boolean;

  @Field(() => Boolean, { description: 'To an address that was confirmed.' })
  mail!: boolean;
}
