import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'One consistent archive of the whole database.' })
export class Backup {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'What the file is called.' })
  fileName!: string;

  @Field(() => String, { description: "'12 MB'" })
  size!: string;

  @Field(() => String, { description: 'Of the file; 64 hex digits.' })
  sha256!: string;

  @Field(() => Int, { description: 'How many tables.' })
  tables!: number;

  @Field(() => String, { description: 'How many rows.' })
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

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class BackupConnection {
  @Field(() => [Backup], { description: 'The entries of the page.' })
  nodes!: Backup[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
