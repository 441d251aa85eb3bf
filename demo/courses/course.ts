import type { CourseFacts } from '@learntrail/contract/courses/content'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { PictureName } from '../files/pictures/pictures.ts'
import type { PersonKey } from '../people/people.ts'

/** A part of a text: prose with the marks of records and `$formulas$`, a table with its heading in front, or a picture. */
export type TextPart = string | { table: readonly (readonly string[])[] } | { picture: PictureName; says: string }

/** What is said in a film, a line every two seconds. */
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
  /** Of its ids. */
  key: string
  by: PersonKey
  /** Who writes it along. */
  along?: readonly PersonKey[]
  daysAgo: number
  facts: Partial<Omit<CourseFacts, 'bannerId' | 'copyrightItems' | 'customFieldList'>>
  fields?: readonly (readonly [title: string, content: string])[]
  rights?: readonly string[]
  banner: PictureName
  chapters: readonly { name: string; units: readonly DemoUnit[] }[]
  guide: readonly { title: string; questions: readonly string[] }[]
  /** When it was put on the shelf; without it, it is being written. */
  publishedDaysAgo?: number
  password?: string
  /** The unit that everybody may try. */
  trial?: string
}
