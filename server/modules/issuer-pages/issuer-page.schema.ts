import { Field, InputType } from 'type-graphql';
import { PAGE_LIMITS } from '../../lib/limits/text-limits.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';

@InputType({ description: "Details of an issuer's public page." })
export class UpdateIssuerPageInput {
  @Field({ description: `About the issuer, in plain text. ${upTo(PAGE_LIMITS.description)}` })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: `Website. \`null\` removes it. ${upTo(PAGE_LIMITS.website)}`,
  })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Public email address. \`null\` removes it; visitors then use the contact form. ${upTo(PAGE_LIMITS.contactEmail)}`,
  })
  contactEmail?: string | null;
}
