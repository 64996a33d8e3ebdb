import { Arg, Args, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Requires, SignedIn } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
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
  @Query(() => NotificationConnection, { description: 'Notifications of the viewer, newest first.' })
  notifications(
    @Ctx() scope: Scope,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<NotificationConnection> {
    return listNotifications(scope, page.of(order));
  }

  @SignedIn()
  @Query(() => Int, { description: 'Number of unread notifications of the viewer.' })
  unreadNotifications(@Ctx() scope: Scope): Promise<number> {
    return countUnread(scope);
  }

  @Requires('VIEW_PROFILE')
  @Query(() => [NotificationPreference], {
    description: 'Preferences for all kinds of notification, including defaults.',
  })
  notificationPreferences(@Ctx() scope: Scope): Promise<NotificationPreference[]> {
    return listPreferences(scope);
  }

  @SignedIn()
  @Mutation('notification', () => Notification, {
    description: 'Marks a notification of the caller as read.',
  })
  markNotificationRead(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the notification.' }) id: string,
  ): Promise<Notification> {
    return markNotificationRead(scope, id);
  }

  @SignedIn()
  @Mutation('marked', () => Int, {
    payload: 'Number of notifications that were unread.',
    description: 'Number of notifications that were unread.',
  })
  markAllNotificationsRead(@Ctx() scope: Scope): Promise<number> {
    return markAllNotificationsRead(scope);
  }

  @SignedIn()
  @Mutation('preference', () => NotificationPreference, {
    description: 'Sets where the caller receives a kind of notification.',
  })
  setNotificationPreference(
    @Ctx() scope: Scope,
    @Input('kind', () => NotificationKindEnum, { description: 'Kind of notification.' })
    kind: NotificationKind,
    @Input('bell', () => Boolean, { description: 'Whether notifications appear in the app.' }) bell: boolean,
    @Input('mail', () => Boolean, { description: 'Whether notifications are sent by email.' }) mail: boolean,
  ): Promise<NotificationPreference> {
    return setPreference(scope, { kind, bell, mail });
  }

  @SignedIn()
  @Subscription(() => NotificationArrival, {
    description: 'New notifications of the viewer.',
    subscribe: ({ context }: Subscribing) => watchNotifications(context),
  })
  notificationArrived(@Root() arrival: NotificationArrival): NotificationArrival {
    return arrival;
  }
}
