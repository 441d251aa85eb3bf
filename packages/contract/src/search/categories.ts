import { declared, inOrder } from '../features.ts'

/** What is searched in, in the order of the tabs; each feature declares its own. */
export const searchCategories = inOrder(declared('searchCategories'))
export type SearchCategory = (typeof searchCategories)[number]

/** By how well it fits, newest first, or most liked first. */
export const searchSorts = ['fit', 'time', 'likes'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Where in a record a word stands that its title does not have. */
export const snippetPlaces = ['text', 'tags', 'files', 'fileText', 'comment'] as const
