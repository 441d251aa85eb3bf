import { cleanText } from '@learntrail/contract/characters'
import { type ContentBlock, type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import type { Draft } from '@learntrail/contract/drafts/drafts'
import type { Post, Privacy } from '@learntrail/contract/posts/posts'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'

/** Everything typed or chosen for a record; its files are in the upload queue. */
export interface DraftValues {
  title: string
  content: ContentDocument
  /** Empty until a day is chosen, which means today on the day of publication. */
  date: string
  classification: Classification | ''
  tags: TagCode[]
  customTags: string[]
  privacy: Privacy
  /** Kept at every privacy, so that trying another one does not lose the chosen groups. */
  groupIds: string[]
  /** Whether it becomes a bulletin of the groups instead of a record. */
  isBulletin?: boolean
  /** For bulletins only: whether to be signed, whether by a guardian, and when to appear (null: at once). */
  needsSignature?: boolean
  needsGuardian?: boolean
  appearsAt?: string | null
}

/** The fields that only bulletins have. */
type BulletinPart = 'isBulletin' | 'needsSignature' | 'needsGuardian' | 'appearsAt'

/** Audience of a record or bulletin. */
export type Audience = Pick<DraftValues, 'privacy' | 'groupIds' | BulletinPart>

/** Values before anything is written, except the audience, which is the person's usual one. */
export const emptyValues: Omit<DraftValues, keyof Audience> = {
  title: '',
  content: emptyDocument,
  date: '',
  classification: '',
  tags: [],
  customTags: [],
}

type Written = Pick<
  Draft,
  'title' | 'content' | 'date' | 'classification' | 'tags' | 'customTags' | 'privacy' | 'groupIds'
> &
  Partial<Pick<Draft, BulletinPart>>

/** A saved record that is being changed, and the `base` that conflicts are detected by. */
export type Original = Written & Pick<Post, 'id' | 'files'> & { base: string | null }

/** Returns a record as the original of a change. */
export const originalOf = (post: Post): Original => ({
  ...post,
  groupIds: post.groups.map(({ id }) => id),
  base: post.editedAt,
})

/** Returns the values of a record, a draft or an earlier version. */
export function valuesOf(written: Written): DraftValues {
  const { title, content, date, classification, customTags, isBulletin, needsSignature, needsGuardian, appearsAt } =
    written
  return {
    title,
    content,
    date: date ?? '',
    classification: classification ?? '',
    customTags,
    tags: written.tags as TagCode[],
    privacy: written.privacy as Privacy,
    groupIds: written.groupIds,
    ...(isBulletin ? { isBulletin, needsSignature, needsGuardian, appearsAt } : {}),
  }
}

/** Returns plain text as a document, one paragraph per line. */
export function documentOf(text: string): ContentDocument {
  if (text === '') return emptyDocument
  return {
    type: 'doc',
    content: cleanText(text)
      .split('\n')
      .map(
        (line): ContentBlock =>
          line ? { type: 'paragraph', content: [{ type: 'text', text: line }] } : { type: 'paragraph' },
      ),
  }
}

/** Returns whether a plain field can show the document without loss. */
export function isPlain({ content }: ContentDocument): boolean {
  return content.every(
    (block) =>
      block.type === 'paragraph' &&
      (block.content ?? []).every((node) => node.type === 'text' && (node.marks ?? []).length === 0),
  )
}

/** Returns whether there is nothing in the document but blanks and empty lines. */
export const isBlank = (document: ContentDocument): boolean => isPlain(document) && linesOf(document).trim() === ''

/** Returns the lines of a plain document as typed, with blanks and empty lines. */
export function linesOf({ content }: ContentDocument): string {
  return content
    .map((block) => (block.type === 'paragraph' ? (block.content ?? []) : []))
    .map((line) => line.map((node) => (node.type === 'text' ? node.text : '')).join(''))
    .join('\n')
}
