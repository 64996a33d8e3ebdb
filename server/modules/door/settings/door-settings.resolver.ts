import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { type EntryRule, ONCE } from '../../../lib/scan/entry-rules.ts';
import { Requires } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Ticket } from '../../tickets/index.ts';
import { MAX_NAME_LENGTH, STAFF_OF_THE_DOOR } from '../door.rules.ts';
import {
  createHandoutItem,
  doorSettings,
  setEntryRule,
  setHandoutItemActive,
} from './change-door-settings.ts';
import { loadEntriesLeft, loadEntryRule, loadInside } from './door-settings.reads.ts';
import { DoorSettings, EntryRuleEnum } from './door-settings.schema.ts';

/** Entry rules, and things that doors hand out. */
@Resolver(() => DoorSettings)
export class DoorSettingsResolver {
  @Requires(...STAFF_OF_THE_DOOR)
  @Query(() => DoorSettings, { description: 'Rules and things to hand out at the doors of an event.' })
  doorSettings(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<DoorSettings> {
    return settingsOf(scope, eventId);
  }

  @Requires('EDIT_EVENTS')
  @Mutation('settings', () => DoorSettings, {
    description:
      'Sets how often the tickets of a tier admit, including those sold, from now on. Entries before stay what they were.',
  })
  async setEntryRule(
    @Ctx() scope: Scope,
    @Input('tierId', () => ID, { description: 'ID of the tier.' }) tierId: string,
    @Input('rule', () => EntryRuleEnum, { description: 'The rule.' }) rule: EntryRule,
    @Input('limit', () => Int, {
      nullable: true,
      description: 'Number of entries by the rule TIMES, 2 to 100. Ignored by others.',
    })
    limit: number | null,
  ): Promise<DoorSettings> {
    return settingsOf(scope, await setEntryRule(scope, { tierId, rule, limit: limit ?? null }));
  }

  @Requires('EDIT_EVENTS')
  @Mutation('settings', () => DoorSettings, {
    description: 'Declares a thing that the doors of an event hand out to ticket holders.',
  })
  async createHandoutItem(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Input('name', { description: `Display name. ${upTo(MAX_NAME_LENGTH)}` }) name: string,
    @Input('perTicket', () => Int, { description: 'Number that each ticket gets, 1 to 20.' })
    perTicket: number,
  ): Promise<DoorSettings> {
    return settingsOf(scope, await createHandoutItem(scope, { eventId, name, perTicket }));
  }

  @Requires('EDIT_EVENTS')
  @Mutation('settings', () => DoorSettings, {
    description: 'Starts or stops handing out a thing. What was handed out stays counted.',
  })
  async setHandoutItemActive(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the thing.' }) id: string,
    @Input('active', { description: 'Whether doors hand it out.' }) active: boolean,
  ): Promise<DoorSettings> {
    return settingsOf(scope, await setHandoutItemActive(scope, id, active));
  }
}

@Resolver(() => Ticket)
export class TicketEntryRuleResolver {
  @FieldResolver(() => EntryRuleEnum, {
    description: 'How often the ticket admits. A ticket that is USED admits again unless it is ONCE.',
  })
  async entryRule(@Ctx() scope: Scope, @Root() { record }: Ticket): Promise<EntryRule> {
    return (await loadEntryRule(scope, record.tierId)) ?? ONCE.rule;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of entries that are left, from 0, to a ticket by TIMES. Null by other rules.',
  })
  async entriesLeft(@Ctx() scope: Scope, @Root() { id }: Ticket): Promise<number | null> {
    return (await loadEntriesLeft(scope, id)) ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the holder is inside: entered and not left, until the event ends.',
  })
  async isInside(@Ctx() scope: Scope, @Root() { id }: Ticket): Promise<boolean> {
    return (await loadInside(scope, id)) ?? false;
  }
}

async function settingsOf(scope: Scope, eventId: string): Promise<DoorSettings> {
  return Object.assign(new DoorSettings(), await doorSettings(scope, eventId));
}
