import { Field, ID, Int, ObjectType } from 'type-graphql';
import { NotificationKindEnum } from '../../graphql/enums.ts';
import { PageInfo } from '../../graphql/page.ts';
import { DateTimeScalar } from '../../graphql/scalars/index.ts';
import type { NotificationKind } from '../../vocabulary.ts';

@ObjectType({ simpleResolvers: true, description: 'Something that the bell tells one person.' })
export class Notification {
  @Field(() => ID)
  id!: string;

  @Field(() => NotificationKindEnum)
  kind!: NotificationKind;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  detail!: string;

  @Field(() => String, { description: 'The address within the web app where it is seen to.' })
  link!: string;

  @Field(() => Boolean)
  isRead!: boolean;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class NotificationConnection {
  @Field(() => [Notification])
  nodes!: Notification[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true })
export class NotificationArrival {
  @Field(() => Notification, {
    nullable: true,
    description: 'What is new; null when some were only read or settled.',
  })
  notification!: Notification | null;

  @Field(() => Int)
  unreadNotifications!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Where one kind of news is wanted.' })
export class NotificationPreference {
  @Field(() => NotificationKindEnum)
  kind!: NotificationKind;

  @Field(() => Boolean)
  bell!: boolean;

  @Field(() => Boolean, { description: 'To an address that was confirmed.' })
  mail!: boolean;
}
