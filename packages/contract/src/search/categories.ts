import { declared, inOrder } from '../features.ts'

/** Categories of a search, in the order of the tabs; each feature declares its own. */
export const searchCategories = inOrder(declared('searchCategories'))
export type SearchCategory = (typeof searchCategories)[number]

/** Kinds of results with a shape of their own. */
export const ownKinds = ['post', 'person', 'group'] as const
export type OwnKind = (typeof ownKinds)[number]

const hasCommonShape = (category: SearchCategory): category is Exclude<SearchCategory, OwnKind> =>
  !(ownKinds as readonly string[]).includes(category)

/** Kinds of results with the common shape, named like their categories. */
export const thingKinds = searchCategories.filter(hasCommonShape)
export type ThingKind = (typeof thingKinds)[number]

/** By relevance, newest first, or most liked first. */
export const searchSorts = ['fit', 'time', 'likes'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Where in a record the match is, if not in its title. */
export const snippetPlaces = ['text', 'tags', 'files', 'fileText', 'comment'] as const
