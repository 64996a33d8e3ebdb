import { Field, Float, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import type { CoverFormat } from './cover.rules.ts';

export const CoverFormatEnum = registerEnum<CoverFormat>('CoverFormat', 'Format of a picture.', {
  avif: 'AVIF: the smallest files, for current browsers.',
  webp: 'WebP.',
});

@ObjectType({ simpleResolvers: true, description: 'Uploaded picture of an event, in several sizes.' })
export class EventCover {
  @Field({ description: 'Hash of the picture. Sizes are at `/covers/{hash}/{width}.webp` and `.avif`.' })
  hash!: string;

  @Field(() => Int, { description: 'Width of the largest size, in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the largest size, in pixels.' })
  height!: number;

  @Field(() => [Int], { description: 'Widths of the sizes, in pixels, ascending.' })
  widths!: number[];

  @Field({ description: 'Dominant colour as `#rrggbb`, to show until the picture has loaded.' })
  color!: string;

  @Field(() => Float, {
    description: 'Horizontal position of the point that stays visible when the picture is cropped: 0 to 1.',
  })
  focalX!: number;

  @Field(() => Float, {
    description: 'Vertical position of the point that stays visible when the picture is cropped: 0 to 1.',
  })
  focalY!: number;
}
