import { Field, Int, ObjectType } from 'type-graphql';
import type { Environment } from '../../platform/config/config.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { HealthLevel, HealthPart } from './system.rules.ts';

const HealthLevelEnum = registerEnum('HealthLevel', 'Health of a component or of the whole system.', {
  healthy: 'Working normally.',
  warning: 'Needs attention.',
  critical: 'Not working.',
});

const EnvironmentEnum = registerEnum('Environment', 'Runtime environment of the installation.', {
  Production: 'NODE_ENV is production.',
  Development: 'NODE_ENV is development or not set.',
  Test: 'NODE_ENV is test.',
});

const HealthPartEnum = registerEnum('HealthPart', 'Component whose health is monitored.', {
  database: 'PostgreSQL.',
  ledger: 'Connection to the ledger.',
  mail: 'Queued emails.',
  queue: 'Queued jobs.',
  disk: 'Free disk space.',
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
