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
import type { TagCode } from '@learntrail/contract/posts/tags'
import type { PersonKey } from '../people/people.ts'
import type { Talk } from '../posts/records/record.ts'

/** A picture of a record, by the record's title and its place there. */
export interface PlacedPicture {
  of: string
  at?: number
  caption: string
  width?: number
  place?: PicturePlace
  arrangement?: PictureArrangement
  /** What stands above it where it is compared. */
  comparedAs?: string
}

/** A paragraph or a picture. */
export type Placed = string | PlacedPicture

/** A title with what stands below it; without a title it is the section's own. */
export interface DemoPart {
  title?: string
  contents: readonly Placed[]
}

/** One e-portfolio as it is written in these files. */
export interface DemoEPortfolio {
  by: PersonKey
  title: string
  /** Of the file. */
  name: string
  /** Titles of own records it is made of. */
  materials: readonly string[]
  template: Template
  colour: DocumentColour
  orientation: Orientation
  introduction: string
  coverFacts?: Pages['coverFacts']
  /** Its confirmation has a page of its own. */
  hasBackPage?: true
  sections: { [Key in SectionKey]?: readonly DemoPart[] }
  /** The record and the place of the picture on the cover. */
  cover?: { of: string; at?: number }
  /** Days before the school was made. */
  daysAgo: number
  /** What became of it; without this it is a draft that is still being written. */
  finished?: {
    visibility: Visibility
    /** It is also made in the form for the national system. */
    isNational?: true
    /** Readers’ names stand across its pages. */
    marksReaders?: true
    summary: string
    tags: readonly TagCode[]
    own: readonly string[]
    /** Friends who took part. */
    friends?: readonly PersonKey[]
    likes?: readonly PersonKey[]
    talk?: readonly Talk[]
    /** Sections that were written anew later, and exported as the second version. */
    updated?: { daysAgo: number; sections: DemoEPortfolio['sections'] }
  }
}
