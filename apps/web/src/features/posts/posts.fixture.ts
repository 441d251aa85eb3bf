import type { Comment } from '@learntrail/contract/comments/comments'
import { type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import type { Draft } from '@learntrail/contract/drafts/drafts'
import type { FileSummary } from '@learntrail/contract/files/files'
import type { Post } from '@learntrail/contract/posts/posts'
import { defaultPreferences, type Locale } from '@learntrail/contract/profiles/preferences'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

let last = 0
function anId(): string {
  last += 1
  return `019a0000-0000-7000-8000-${String(last + 100).padStart(12, '0')}`
}

export const me = { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false }
export const teacher = {
  id: '019a0000-0000-7000-8000-00000000aaaa',
  displayName: '陳老師',
  avatar: null,
  isDeleted: false,
}

/** Makes one paragraph per line. */
const documentOf = (text: string): ContentDocument => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})

export function aPost({ text = '三個取樣點的溶氧比較。', ...part }: Partial<Post> & { text?: string } = {}): Post {
  return {
    id: anId(),
    owner: me,
    title: '水質檢測',
    content: text ? documentOf(text) : emptyDocument,
    isCut: false,
    isWithheld: false,
    files: [],
    coAuthors: [],
    date: '2026-11-18',
    classification: 'course_learning',
    tags: ['naturalistic', 'sdg_6'],
    customTags: ['專題研究'],
    privacy: 0,
    groups: [],
    certification: null,
    isPinned: false,
    likeCount: 2,
    messageCount: 0,
    isLiked: false,
    isCollected: false,
    publishedAt: '2026-11-18T08:00:00.000Z',
    editedAt: null,
    can: { edit: true, remove: true, like: true, comment: true, report: false },
    ...part,
  }
}

export function aComment(part: Partial<Comment> = {}): Comment {
  return {
    id: anId(),
    author: teacher,
    content: '數據很完整',
    isWithheld: false,
    likeCount: 0,
    isLiked: false,
    createdAt: '2026-11-18T09:00:00.000Z',
    editedAt: null,
    can: { edit: false, remove: true, report: true },
    replies: [],
    replyCount: 0,
    ...part,
  }
}

export function aFile(part: Partial<FileSummary> = {}): FileSummary {
  const id = anId()
  return {
    id,
    url: `/api/v2/files/${id}/entity`,
    name: '0123456789abcdef01234567river.jpg',
    displayName: 'river.jpg',
    type: 1,
    bytes: 2_000_000,
    sha256: 'a'.repeat(64),
    width: 1600,
    height: 1000,
    thumbnailWidths: [],
    duration: null,
    conversion: null,
    hasSmall: false,
    captions: [],
    downloadPeriod: null,
    createdAt: '2026-11-18T08:00:00.000Z',
    ...part,
  }
}

export function aDraft(part: Partial<Draft> = {}): Draft {
  const { title, content, date, classification, tags, customTags, privacy } = aPost()
  return {
    title,
    content,
    date,
    classification,
    tags,
    customTags,
    privacy,
    groupIds: [],
    id: anId(),
    version: 1,
    isBulletin: false,
    needsSignature: false,
    needsGuardian: false,
    appearsAt: null,
    files: [],
    failure: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...part,
  }
}

/** A server for 林小雨, who has written nothing yet. */
export function writersServer(locale: Locale = 'tw') {
  return guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/preferences', { ...defaultPreferences, locale })
    .on('GET /api/v2/portfolios/current/tags', { recent: [], custom: [], suggestions: [] })
    .on('GET /api/v2/portfolios', { items: [], nextCursor: null, months: [] })
    .on('GET /api/v2/portfolios/months', { total: 0, months: [] })
    .on('GET /api/v2/messages', { items: [], nextCursor: null })
    .on('GET /api/v2/portfolios/drafts', { items: [], limit: 100 })
    .on('GET /api/v2/newfile/scheduled-posts', { items: [], limit: 50 })
    .on('GET /api/v2/portfolios/slots', { items: [] })
    .on('POST /api/v2/portfolios/drafts', ({ body }) => aDraft(body as Partial<Draft>))
    .on('PATCH /api/v2/portfolios/drafts/:id', ({ body, path }) =>
      aDraft({ ...(body as Partial<Draft>), id: path.split('/').at(-1), version: (body as Draft).version + 1 }),
    )
    .on('DELETE /api/v2/portfolios/drafts/:id', { ok: true })
}
