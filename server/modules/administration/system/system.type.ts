import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Environment } from '../../../config/config.ts';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';
import type { HealthLevel, HealthPart } from './health.rules.ts';

const HealthLevelEnum = { HEALTHY: 'healthy', WARNING: 'warning', CRITICAL: 'critical' } as const;
registerEnumType(HealthLevelEnum, { name: 'HealthLevel' });

const EnvironmentEnum = { PRODUCTION: 'Production', DEVELOPMENT: 'Development', TEST: 'Test' } as const;
registerEnumType(EnvironmentEnum, {
  name: 'Environment',
  description: 'What the installation runs for.',
});

const HealthPartEnum = {
  DATABASE: 'database',
  LEDGER: 'ledger',
  MAIL: 'mail',
  QUEUE: 'queue',
  DISK: 'disk',
} as const;
registerEnumType(HealthPartEnum, { name: 'HealthPart' });

@ObjectType({
  simpleResolvers: true,
  description: 'While it is on, only system admins change anything; reading and the door go on.',
})
export class MaintenanceMode {
  @Field(() => Boolean)
  enabled!: boolean;

  @Field(() => DateTimeScalar, { nullable: true })
  since!: Date | null;
}

@ObjectType({ simpleResolvers: true })
export class PartHealthReport {
  @Field(() => HealthPartEnum)
  part!: HealthPart;

  @Field(() => HealthLevelEnum)
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

  @Field(() => [PartHealthReport])
  health!: PartHealthReport[];

  @Field(() => Int)
  totalUsers!: number;

  @Field(() => Int)
  totalTickets!: number;

  @Field(() => Int)
  activeSessions!: number;

  @Field(() => EnvironmentEnum, { description: 'Set by NODE_ENV.' })
  environment!: Environment;

  @Field(() => String)
  version!: string;

  @Field(() => String, { description: "'7 days, 14 hours'" })
  uptime!: string;

  @Field(() => DateTimeScalar)
  startedAt!: Date;

  @Field(() => MaintenanceMode)
  maintenance!: MaintenanceMode;
}
