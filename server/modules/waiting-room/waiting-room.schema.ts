import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { RoomRecord } from './waiting-room.reads.ts';
import type { CloseReason, QueueState, RoomState } from './waiting-room.rules.ts';

export const RoomStateEnum: Record<string, RoomState> = registerEnum(
  'WaitingRoomState',
  'State of a waiting room.',
  {
    scheduled: 'People cannot join yet.',
    joining: 'People can join; the sale has not begun.',
    drawing: 'The sale has begun, and the order of those who joined before is being drawn.',
    open: 'People are admitted in order.',
    closed: 'The room is closed.',
  },
);

export const CloseReasonEnum: Record<string, CloseReason> = registerEnum(
  'WaitingRoomCloseReason',
  'Reason why a waiting room is closed.',
  {
    sold_out: 'All tickets that are sold through it are sold.',
    over: 'The event is over or cancelled.',
    switched_off: 'The organiser has closed it; tickets are sold without it.',
  },
);

export const QueueStateEnum: Record<string, QueueState> = registerEnum(
  'QueuePlaceState',
  'State of a place in a waiting room.',
  {
    waiting: 'It is not the turn of the place yet.',
    admitted: 'The holder can buy.',
    bought: 'The holder has placed an order.',
    left: 'The holder has given the place up.',
    expired: 'The time to buy is over.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'Ledger whose hash is part of a draw: the first one closed after the sale began.',
})
export class DrawLedger {
  @Field(() => Int, { description: 'Sequence number.' })
  sequence!: number;

  @Field({ description: 'Hash, 64 hexadecimal digits.' })
  hash!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Waiting room of an event. Those who join before the sale are put into a random order that can be recomputed from published data; later ones queue behind them.',
})
export class WaitingRoom {
  readonly record!: RoomRecord;

  @Field(() => RoomStateEnum, { description: 'State of the room.' })
  state!: RoomState;

  @Field(() => CloseReasonEnum, { nullable: true, description: 'Reason why it is closed.' })
  closeReason!: CloseReason | null;

  @Field(() => DateTimeScalar, { description: 'Time from which people can join.' })
  joinsFrom!: Date;

  @Field(() => DateTimeScalar, { description: 'Start of the sale.' })
  onSaleAt!: Date;

  @Field(() => Int, { description: 'Minutes for which an admitted person can buy.' })
  minutes!: number;

  @Field(() => Int, { description: 'Number of people who have joined.' })
  joined!: number;

  @Field(() => Int, { description: 'Last position that was admitted.' })
  serving!: number;

  @Field(() => Int, { description: 'Approximate number of people admitted per minute.' })
  perMinute!: number;

  @Field({
    description: 'SHA-256 of the seed of the draw, published before anybody joins. 64 hexadecimal digits.',
  })
  seedHash!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Ledger transaction whose memo is the hash of the seed. Null until the ledger has it.',
  })
  seedTransaction!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 of the hashes of all places that are drawn, in the order of joining, published before the draw. 64 hexadecimal digits. Null until the sale begins.',
  })
  listHash!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Seed of the draw, 64 hexadecimal digits. Null before the draw.',
  })
  seed!: string | null;

  @Field(() => DrawLedger, {
    nullable: true,
    description: 'Ledger of the draw. Null before it, and where the ledger did not answer.',
  })
  ledger!: DrawLedger | null;
}

@ObjectType({ simpleResolvers: true, description: 'Figures of a waiting room for its organiser.' })
export class WaitingRoomFigures {
  @Field(() => Int, {
    nullable: true,
    description: 'Limit of people admitted per minute. Null: set by the sale.',
  })
  mostPerMinute!: number | null;

  @Field(() => Int, { description: 'Number of people who were admitted.' })
  admitted!: number;

  @Field(() => Int, { description: 'Number of admitted people who can still buy.' })
  buying!: number;

  @Field(() => Int, { description: 'Number of admitted people who ordered.' })
  bought!: number;

  @Field(() => Int, { description: 'Number of admitted people who left or were too late.' })
  gone!: number;
}

@InputType({ description: 'Waiting room of an event.' })
export class WaitingRoomInput {
  @Field(() => DateTimeScalar, { description: 'Start of the sale.' })
  onSaleAt!: Date;

  @Field(() => DateTimeScalar, {
    description: 'Time from which people can join: before the start of the sale, at most 7 days.',
  })
  joinsFrom!: Date;

  @Field(() => Int, {
    defaultValue: 8,
    description: 'Minutes for which an admitted person can buy, 1 to 60.',
  })
  minutes!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Limit of people admitted per minute, 1 to 100,000. Null: as many as the sale can serve.',
  })
  mostPerMinute?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the tiers that are sold through the room, 1 to 50; the others are sold without it. Can change until the sale begins. Null: all tiers, also those that are added later. Omitted: unchanged, all tiers of a new room.',
  })
  tierIds?: string[] | null;
}

@Carries('keys')
@SeenWithObject('the caller who joined')
@ObjectType({ simpleResolvers: true, description: 'Place in a waiting room, for the API key that joined.' })
export class QueuePlace {
  @Field({
    description:
      'Signed token of the place. Send it in the header `Passa-Queue-Token` of a purchase with the same API key.',
  })
  token!: string;

  @Field({ description: 'Public hash of the place, as in the published draw. 64 hexadecimal digits.' })
  hash!: string;

  @Field(() => DateTimeScalar, { description: 'Time of joining.' })
  joinedAt!: Date;

  @Field(() => Int, { nullable: true, description: 'Position in the queue. Null before the draw.' })
  position!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'State of a place in a waiting room.' })
export class QueuePlaceStatus {
  @Field({ description: 'Public hash of the place, as in the published draw. 64 hexadecimal digits.' })
  hash!: string;

  @Field(() => QueueStateEnum, { description: 'State of the place.' })
  state!: QueueState;

  @Field(() => DateTimeScalar, { description: 'Time of joining.' })
  joinedAt!: Date;

  @Field(() => Int, { nullable: true, description: 'Position in the queue. Null before the draw.' })
  position!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time at which the turn ends.' })
  expiresAt!: Date | null;
}
