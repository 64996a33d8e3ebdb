import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Requires, SignedIn } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';
import { markAllNotificationsRead, markNotificationRead } from './mark-notifications-read.ts';
import { listNotifications, watchNotifications } from './notification.queries.ts';
import { countUnread } from './notification.reads.ts';
import {
  Notification,
  NotificationArrival,
  NotificationConnection,
  NotificationKindEnum,
  NotificationPreference,
} from './notification.schema.ts';
import { listPreferences, setPreference } from './preferences.ts';

@Resolver()
export class NotificationResolver {
  @SignedIn()
  @Query(() => NotificationConnection, { description: "The reader's own, newest first." })
  notifications(
    @Ctx() scope: Scope,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<NotificationConnection> {
    return listNotifications(scope, page.of(order));
  }

  @SignedIn()
  @Query(() => Int, { description: 'How many notifications the reader has not opened.' })
  unreadNotifications(@Ctx() scope: Scope): Promise<number> {
    return countUnread(scope);
  }

  @Requires('VIEW_PROFILE')
  @Query(() => [NotificationPreference], {
    description: 'One preference for each kind of notification, set or not.',
  })
  notificationPreferences(@Ctx() scope: Scope): Promise<NotificationPreference[]> {
    return listPreferences(scope);
  }

  @SignedIn()
  @Mutation(() => Notification, { description: 'Marks one of one’s own as read.' })
  markNotificationRead(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Notification> {
    return markNotificationRead(scope, id);
  }

  @SignedIn()
  @Answers('marked', 'How many were unread.')
  @Mutation(() => Int, { description: 'How many were unread.' })
  markAllNotificationsRead(@Ctx() scope: Scope): Promise<number> {
    return markAllNotificationsRead(scope);
  }

  @SignedIn()
  @Answers('preference')
  @Mutation(() => NotificationPreference, { description: 'Chooses how one is told of a kind of thing.' })
  setNotificationPreference(
    @Ctx() scope: Scope,
    @Arg('kind', () => NotificationKindEnum, { description: 'Which kind.' }) kind: NotificationKind,
    @Arg('bell', () => Boolean, { description: 'Whether the bell tells of it.' }) bell: boolean,
    @Arg('mail', () => Boolean, { description: 'Whether a mail tells of it.' }) mail: boolean,
  ): Promise<NotificationPreference> {
    return setPreference(scope, { kind, bell, mail });
  }

  @SignedIn()
  @Subscription(() => NotificationArrival, {
    description: 'What the reader is told from now on.',
    subscribe: ({ context }: Subscribing) => watchNotifications(context),
  })
  notificationArrived(@Root() arrival: NotificationArrival): NotificationArrival {
    return arrival;
  }
}
