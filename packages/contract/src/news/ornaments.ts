/** What the product itself has drawn, by its season or occasion. */
export const ornaments = ['blossom', 'lanterns', 'leaves', 'snow'] as const
export type Ornament = (typeof ornaments)[number]
