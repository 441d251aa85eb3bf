import type { Pages } from '@learntrail/contract/eportfolio/document'
import type {
  DocumentColour,
  Orientation,
  PictureArrangement,
  PicturePlace,
  SectionKey,
  Template,
  Visibility,
} from '@learntrail/contract/eportfolio/facts'
import type { TagCode } from '@learntrail/contract/tags/tags'
import type { PersonKey } from '../people/people.ts'
import type { Talk } from '../posts/records/record.ts'

/** A picture of a record, by the record's title and its index there. */
export interface PlacedPicture {
  of: string
  at?: number
  caption: string
  width?: number
  place?: PicturePlace
  arrangement?: PictureArrangement
  /** The heading above it in a comparison. */
  comparedAs?: string
}

/** A paragraph or a picture. */
export type Placed = string | PlacedPicture

/** A title with its contents; without a title, the section's own. */
export interface DemoPart {
  title?: string
  contents: readonly Placed[]
}

/** An e-portfolio as written in these files. */
export interface DemoEPortfolio {
  by: PersonKey
  title: string
  /** The file's name. */
  name: string
  /** Titles of the owner's records that it is made of. */
  materials: readonly string[]
  template: Template
  colour: DocumentColour
  orientation: Orientation
  introduction: string
  coverFacts?: Pages['coverFacts']
  /** Whether its confirmation has a page of its own. */
  hasBackPage?: true
  sections: { [Key in SectionKey]?: readonly DemoPart[] }
  /** The cover picture's record and index. */
  cover?: { of: string; at?: number }
  /** Days before the school was made. */
  daysAgo: number
  /** The finished state; without it, a draft still being written. */
  finished?: {
    visibility: Visibility
    /** Whether it is also exported in the form for the national system. */
    isNational?: true
    /** Whether readers' names are printed across its pages. */
    marksReaders?: true
    summary: string
    tags: readonly TagCode[]
    own: readonly string[]
    /** Friends who took part. */
    friends?: readonly PersonKey[]
    likes?: readonly PersonKey[]
    talk?: readonly Talk[]
    /** Sections rewritten later and exported as the second version. */
    updated?: { daysAgo: number; sections: DemoEPortfolio['sections'] }
  }
}
