/** Every resolver class of the product. A module that adds one names it here. */
// biome-ignore lint/complexity/noBannedTypes: type-graphql takes classes as Function
export const resolvers: Function[] = [];
