import type { CourseFacts } from '@learntrail/contract/courses/content'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { PictureName } from '../files/pictures/pictures.ts'
import type { PersonKey } from '../people/people.ts'

/**
 * Part of a text: prose with the marks of records and `$formulas$`, a table whose first row is its heading, or a
 * picture.
 */
export type TextPart = string | { table: readonly (readonly string[])[] } | { picture: PictureName; says: string }

/** Captions of a film, one line every two seconds. */
export type DemoCaptions = Partial<Record<CaptionLanguage, readonly string[]>>

export interface DemoFilm {
  name: string
  of: PictureName
  captions: DemoCaptions
}

export interface DemoUnit {
  name: string
  text?: readonly TextPart[]
  /** A short film that moves over a picture. */
  film?: DemoFilm
  links?: readonly (readonly [name: string, address: string])[]
}

export interface DemoCourse {
  /** The seed of its ids. */
  key: string
  by: PersonKey
  /** Co-editors. */
  along?: readonly PersonKey[]
  daysAgo: number
  facts: Partial<Omit<CourseFacts, 'bannerId' | 'copyrightItems' | 'customFieldList'>>
  fields?: readonly (readonly [title: string, content: string])[]
  rights?: readonly string[]
  banner: PictureName
  chapters: readonly { name: string; units: readonly DemoUnit[] }[]
  guide: readonly { title: string; questions: readonly string[] }[]
  /** When it was published; without it, the course is still being written. */
  publishedDaysAgo?: number
  password?: string
  /** The unit open for trial. */
  trial?: string
}
