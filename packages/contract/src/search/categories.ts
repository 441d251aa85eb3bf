/** What is searched in; each comes with its feature. E-portfolios are no category of the specification. */
export const searchCategories = [
  'portfolio',
  'ePortfolio',
  'friend',
  'tag',
  'location',
  'group',
  'course',
  'sdl',
] as const
export type SearchCategory = (typeof searchCategories)[number]

/** By how well it fits, newest first, or most liked first. */
export const searchSorts = ['fit', 'time', 'likes'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Where in a record a word stands that its title does not have. */
export const snippetPlaces = ['text', 'tags', 'files', 'fileText', 'comment'] as const
