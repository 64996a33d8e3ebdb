import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Consistent archive of the whole database.' })
export class Backup {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => String, { description: 'Size of the file for display, such as "12 MB".' })
  size!: string;

  @Field(() => String, { description: 'SHA-256 checksum of the file, 64 hexadecimal digits.' })
  sha256!: string;

  @Field(() => Int, { description: 'Number of tables.' })
  tables!: number;

  @Field(() => String, { description: 'Number of rows.' })
  rows!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the database state that the archive contains.' })
  takenAt!: Date;

  @Field(() => String, { description: 'Host that wrote the archive.' })
  host!: string;

  @Field(() => Boolean, {
    description: 'Whether the archive can be downloaded from the process that answers.',
  })
  available!: boolean;

  @Field(() => String, { description: 'Download path.' })
  path!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class BackupConnection extends ConnectionOf(Backup) {}
