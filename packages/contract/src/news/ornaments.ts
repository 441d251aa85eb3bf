/** Decorations drawn for the product, by season or occasion. */
export const ornaments = ['blossom', 'lanterns', 'leaves', 'snow'] as const
export type Ornament = (typeof ornaments)[number]
