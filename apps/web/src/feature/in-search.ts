import type { OwnKind, SearchCategory, ThingKind } from '@learntrail/contract/search/categories'
import type { Found } from '@learntrail/contract/search/search'
import type { ComponentType } from 'react'

/** A category of the search. Names are asked for while it is drawn, in the language of that moment. */
interface CategoryLook {
  name: () => string
  /** Whether what it finds can be put in another order than how well it fits. */
  isSorted?: boolean
}

/** Where a thing in the common shape is, and what it is called without a title. */
interface ThingLook {
  to: (id: string) => string
  untitled: () => string
}

type OwnFound<Kind> = Extract<Found, { kind: Kind }>

/** The row of what has a shape of its own: an item of the list. */
export interface OwnRow<Kind> {
  idOf: (found: OwnFound<Kind>) => string
  Row: ComponentType<{ found: OwnFound<Kind> }>
}

/** How that looks which a search finds of a feature. Its words are there with it. */
export interface InSearch {
  categories: Partial<Record<SearchCategory, CategoryLook>>
  things?: Partial<Record<ThingKind, ThingLook>>
  rows?: { [Kind in OwnKind]?: OwnRow<Kind> }
}
