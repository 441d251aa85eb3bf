import { declared, inOrder } from '../features.ts'

/** What is searched in, in the order of the tabs; each feature declares its own. */
export const searchCategories = inOrder(declared('searchCategories'))
export type SearchCategory = (typeof searchCategories)[number]

/** Kinds of what is found that need a shape of their own. */
export const ownKinds = ['post', 'person', 'group'] as const
export type OwnKind = (typeof ownKinds)[number]

const hasCommonShape = (category: SearchCategory): category is Exclude<SearchCategory, OwnKind> =>
  !(ownKinds as readonly string[]).includes(category)

/** Kinds of what is found in the shape that all others share: called as their categories are. */
export const thingKinds = searchCategories.filter(hasCommonShape)
export type ThingKind = (typeof thingKinds)[number]

/** By how well it fits, newest first, or most liked first. */
export const searchSorts = ['fit', 'time', 'likes'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Where in a record a word stands that its title does not have. */
export const snippetPlaces = ['text', 'tags', 'files', 'fileText', 'comment'] as const
