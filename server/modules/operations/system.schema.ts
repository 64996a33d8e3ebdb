import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Environment } from '../../platform/config/config.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { HealthLevel, HealthPart } from './system.rules.ts';

const HealthLevelEnum = { HEALTHY: 'healthy', WARNING: 'warning', CRITICAL: 'critical' } as const;
registerEnumType(HealthLevelEnum, {
  name: 'HealthLevel',
  description: 'How well something is.',
  valuesConfig: {
    HEALTHY: { description: 'All is well.' },
    WARNING: { description: 'Somebody should look.' },
    CRITICAL: { description: 'Something does not work.' },
  },
});

const EnvironmentEnum = { PRODUCTION: 'Production', DEVELOPMENT: 'Development', TEST: 'Test' } as const;
registerEnumType(EnvironmentEnum, {
  name: 'Environment',
  description: 'What the installation runs for.',
  valuesConfig: {
    PRODUCTION: { description: 'NODE_ENV is production.' },
    DEVELOPMENT: { description: 'NODE_ENV is development, or is not set.' },
    TEST: { description: 'NODE_ENV is test.' },
  },
});

const HealthPartEnum = {
  DATABASE: 'database',
  LEDGER: 'ledger',
  MAIL: 'mail',
  QUEUE: 'queue',
  DISK: 'disk',
} as const;
registerEnumType(HealthPartEnum, {
  name: 'HealthPart',
  description: 'A part of the product whose health is watched.',
  valuesConfig: {
    DATABASE: { description: 'PostgreSQL.' },
    LEDGER: { description: 'The way to the ledger.' },
    MAIL: { description: 'Mails that wait.' },
    QUEUE: { description: 'Jobs that wait.' },
    DISK: { description: 'The room that is left.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'While it is on, only system admins change anything; reading and the door go on.',
})
export class MaintenanceMode {
  @Field(() => Boolean, { description: 'Whether it is on.' })
  enabled!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when.' })
  since!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'How a part of the product is.' })
export class PartHealthReport {
  @Field(() => HealthPartEnum, { description: 'Which part it is.' })
  part!: HealthPart;

  @Field(() => HealthLevelEnum, { description: 'How well it is.' })
  level!: HealthLevel;

  @Field(() => String, { description: 'A sentence for people.' })
  note!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Figures of the whole product, and of the process that answers.',
})
export class SystemStats {
  @Field(() => HealthLevelEnum, { description: 'As well as the worst of the parts.' })
  systemHealth!: HealthLevel;

  @Field(() => [PartHealthReport], { description: 'How the parts of the product are.' })
  health!: PartHealthReport[];

  @Field(() => Int, { description: 'People with an account.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Tickets that were issued, by everybody.' })
  totalTickets!: number;

  @Field(() => Int, { description: 'Sessions that have not ended.' })
  activeSessions!: number;

  @Field(() => EnvironmentEnum, { description: 'Set by NODE_ENV.' })
  environment!: Environment;

  @Field(() => String, { description: 'Its version.' })
  version!: string;

  @Field(() => String, { description: "'7 days, 14 hours'" })
  uptime!: string;

  @Field(() => DateTimeScalar, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => MaintenanceMode, { description: 'Whether the product is being maintained.' })
  maintenance!: MaintenanceMode;
}
