import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../graphql/page.ts';
import { DateTimeScalar } from '../../../../graphql/scalars/index.ts';

@ObjectType({ simpleResolvers: true, description: 'One consistent archive of the whole database.' })
export class Backup {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  fileName!: string;

  @Field(() => String, { description: "'12 MB'" })
  size!: string;

  @Field(() => String, { description: 'Of the file; 64 hex digits.' })
  sha256!: string;

  @Field(() => Int)
  tables!: number;

  @Field(() => String)
  rows!: string;

  @Field(() => DateTimeScalar, { description: 'The moment that it shows.' })
  takenAt!: Date;

  @Field(() => String, { description: 'Which host wrote it.' })
  host!: string;

  @Field(() => Boolean, { description: 'It lies where the answering process can read it.' })
  available!: boolean;

  @Field(() => String, { description: 'Where it is downloaded from.' })
  path!: string;
}

@ObjectType({ simpleResolvers: true })
export class BackupConnection {
  @Field(() => [Backup])
  nodes!: Backup[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
