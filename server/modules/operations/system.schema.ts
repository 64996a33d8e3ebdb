import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Environment } from '../../platform/config/config.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { HealthLevel, HealthPart } from './system.rules.ts';

const HealthLevelEnum = { HEALTHY: 'healthy', WARNING: 'warning', CRITICAL: 'critical' } as const;
registerEnumType(HealthLevelEnum, {
  name: 'HealthLevel',
  description: 'Health of a component or of the whole system.',
  valuesConfig: {
    HEALTHY: { description: 'Working normally.' },
    WARNING: { description: 'Needs attention.' },
    CRITICAL: { description: 'Not working.' },
  },
});

const EnvironmentEnum = { PRODUCTION: 'Production', DEVELOPMENT: 'Development', TEST: 'Test' } as const;
registerEnumType(EnvironmentEnum, {
  name: 'Environment',
  description: 'Runtime environment of the installation.',
  valuesConfig: {
    PRODUCTION: { description: 'NODE_ENV is production.' },
    DEVELOPMENT: { description: 'NODE_ENV is development or not set.' },
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
  description: 'Component whose health is monitored.',
  valuesConfig: {
    DATABASE: { description: 'PostgreSQL.' },
    LEDGER: { description: 'Connection to the ledger.' },
    MAIL: { description: 'Queued emails.' },
    QUEUE: { description: 'Queued jobs.' },
    DISK: { description: 'Free disk space.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'Maintenance mode. While it is enabled, only system admins can make changes; reading and scanning continue.',
})
export class MaintenanceMode {
  @Field(() => Boolean, { description: 'Whether maintenance mode is enabled.' })
  enabled!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When maintenance mode was enabled. Null while it is disabled.',
  })
  since!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Health of one component.' })
export class PartHealthReport {
  @Field(() => HealthPartEnum, { description: 'Component.' })
  part!: HealthPart;

  @Field(() => HealthLevelEnum, { description: 'Health level.' })
  level!: HealthLevel;

  @Field(() => String, { description: 'Explanation in plain text.' })
  note!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Figures of the whole platform and of the process that answers.',
})
export class SystemStats {
  @Field(() => HealthLevelEnum, { description: 'Overall health: that of the component in the worst state.' })
  systemHealth!: HealthLevel;

  @Field(() => [PartHealthReport], { description: 'Health of each component.' })
  health!: PartHealthReport[];

  @Field(() => Int, { description: 'Number of user accounts.' })
  totalUsers!: number;

  @Field(() => Int, { description: 'Number of tickets issued by all issuers.' })
  totalTickets!: number;

  @Field(() => Int, { description: 'Number of sessions that have not ended.' })
  activeSessions!: number;

  @Field(() => EnvironmentEnum, { description: 'Runtime environment, set by NODE_ENV.' })
  environment!: Environment;

  @Field(() => String, { description: 'Version of the software.' })
  version!: string;

  @Field(() => String, { description: 'Uptime for display, such as "7 days, 14 hours".' })
  uptime!: string;

  @Field(() => DateTimeScalar, { description: 'When the process started.' })
  startedAt!: Date;

  @Field(() => MaintenanceMode, { description: 'Maintenance mode.' })
  maintenance!: MaintenanceMode;
}
