import { cleanText } from '@learntrail/contract/characters'
import { type ContentBlock, type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import type { Draft } from '@learntrail/contract/posts/drafts'
import type { Post, Privacy } from '@learntrail/contract/posts/posts'
import type { Classification, TagCode } from '@learntrail/contract/posts/tags'

/** All of a record that is typed or chosen; its files are in the upload queue beside it. */
export interface DraftValues {
  title: string
  content: ContentDocument
  /** Empty until a day is chosen: today, whichever day that is when the record is published. */
  date: string
  classification: Classification | ''
  tags: TagCode[]
  customTags: string[]
  privacy: Privacy
  /** Kept whatever the privacy, so that who tries another one need not choose them again. */
  groupIds: string[]
  /** It becomes a bulletin of the groups, and no record. */
  isBulletin?: boolean
  /** Of a bulletin: who signs it, and when it is to appear; null: at once. */
  needsSignature?: boolean
  needsGuardian?: boolean
  appearsAt?: string | null
}

/** What only a bulletin has. */
type BulletinPart = 'isBulletin' | 'needsSignature' | 'needsGuardian' | 'appearsAt'

/** Who may see a record, or whom a bulletin is for. */
export type Audience = Pick<DraftValues, 'privacy' | 'groupIds' | BulletinPart>

/** What there is before anything was written; who may see it is the writer's usual choice. */
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

/** Something written before that is being changed, and which state of it this is. */
export type Original = Written & Pick<Post, 'id' | 'files'> & { base: string | null }

/** A record as changes begin on it. */
export const originalOf = (post: Post): Original => ({
  ...post,
  groupIds: post.groups.map(({ id }) => id),
  base: post.editedAt,
})

/** The words of a record, a draft or a former version. */
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

/** Lines of a plain field as a document: a paragraph a line. */
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

/** Whether a plain field can show the document without losing anything. */
export function isPlain({ content }: ContentDocument): boolean {
  return content.every(
    (block) =>
      block.type === 'paragraph' &&
      (block.content ?? []).every((node) => node.type === 'text' && (node.marks ?? []).length === 0),
  )
}

/** The lines of such a document as they were typed, blanks included. */
export function linesOf({ content }: ContentDocument): string {
  return content
    .map((block) => (block.type === 'paragraph' ? (block.content ?? []) : []))
    .map((line) => line.map((node) => (node.type === 'text' ? node.text : '')).join(''))
    .join('\n')
}
