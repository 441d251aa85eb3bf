import type { OwnKind, SearchCategory, ThingKind } from '@learntrail/contract/search/categories'
import type { Found } from '@learntrail/contract/search/search'
import type { ComponentType } from 'react'

/** A search category. `name` is called while rendering, to be in the current language. */
interface CategoryLook {
  name: () => string
  /** Whether its results can be sorted otherwise than by relevance. */
  isSorted?: boolean
}

/** Address and fallback title of a result in the common shape. */
interface ThingLook {
  to: (id: string) => string
  untitled: () => string
}

type OwnFound<Kind> = Extract<Found, { kind: Kind }>

/** The list item for results with a shape of their own. */
export interface OwnRow<Kind> {
  idOf: (found: OwnFound<Kind>) => string
  Row: ComponentType<{ found: OwnFound<Kind> }>
}

/** How a feature's search results look; it brings its own texts. */
export interface InSearch {
  categories: Partial<Record<SearchCategory, CategoryLook>>
  things?: Partial<Record<ThingKind, ThingLook>>
  rows?: { [Kind in OwnKind]?: OwnRow<Kind> }
}
