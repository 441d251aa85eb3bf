import type { TextItem } from '@learntrail/contract/eportfolio/document'
import type { EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import type { ExportDraft, ExportDraftSummary } from '@learntrail/contract/eportfolio/export-drafts'
import { defaultPages } from '@learntrail/contract/eportfolio/facts'
import type { Resource } from '@learntrail/contract/eportfolio/resources'
import type { FileSummary } from '@learntrail/contract/files/files'
import { defaultPreferences, type Locale } from '@learntrail/contract/profiles/preferences'
import { guestServer } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

let last = 0
export function anId(): string {
  last += 1
  return `019b0000-0000-7000-8000-${String(last + 100).padStart(12, '0')}`
}

export function aPicture(part: Partial<FileSummary> = {}): FileSummary {
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

export const aText = (text: string): TextItem => ({ kind: 'text', id: anId(), text, breakBefore: false })

const aSection = (title: string) => [{ id: anId(), title, breakBefore: false, contents: [] }]

export function aDraft(part: Partial<ExportDraft> = {}): ExportDraft {
  const record = anId()
  return {
    draftId: anId(),
    version: 1,
    name: '水的旅行',
    title: '水的旅行',
    selectedPortfolioIds: [record],
    selectedHomeworkIds: [],
    textResources: [
      {
        resourceId: `post_${record}`,
        title: '水質檢測',
        date: '2026-11-18',
        paragraphs: [{ text: '三個取樣點的溶氧比較。' }, { text: '中游比預期低。' }],
      },
    ],
    imageResources: [{ resourceId: `post_${record}`, file: aPicture() }],
    customTextResources: {
      description: aSection('學習動機與目標'),
      firstSpindle: aSection('學習歷程'),
      secondSpindle: aSection('反思'),
      thirdSpindle: aSection('收穫'),
      fourthSpindle: aSection('未來應用'),
      postScript: aSection(''),
    },
    sectionOrder: ['description', 'firstSpindle', 'secondSpindle', 'thirdSpindle', 'fourthSpindle', 'postScript'],
    customImageResources: [],
    adjustImages: [],
    placedImages: [],
    pages: defaultPages,
    uploadDescription: null,
    draftTotalWords: 0,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...part,
  }
}

export function aDraftSummary(part: Partial<ExportDraftSummary> = {}): ExportDraftSummary {
  return {
    draftId: anId(),
    version: 3,
    name: '水的旅行',
    title: '水的旅行',
    selectedCount: 2,
    draftTotalWords: 620,
    imageCount: 4,
    template: 'calm',
    orientation: 'portrait',
    cover: null,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...part,
  }
}

export function aResource(part: Partial<Resource> = {}): Resource {
  return {
    id: `post_${anId()}`,
    type: 'post',
    title: '水質檢測',
    excerpt: '三個取樣點的溶氧比較。',
    date: '2026-11-18',
    classification: 'course_learning',
    tags: ['naturalistic', 'sdg_6'],
    customTags: ['專題研究'],
    wordCount: 320,
    imageCount: 2,
    cover: null,
    ...part,
  }
}

export function aCard(part: Partial<EPortfolioCard> = {}): EPortfolioCard {
  return {
    id: anId(),
    owner: { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false },
    kind: 'exported',
    title: '水的旅行',
    name: '水的旅行',
    visibility: 'private',
    document: {
      type: 'pdf',
      state: 'done',
      progress: 1,
      failure: null,
      file: null,
      pages: 12,
      isRecompressed: false,
      leftOutCount: 0,
    },
    version: 1,
    exportedAt: '2026-11-20T08:00:00.000Z',
    coverUrl: null,
    draftId: null,
    summary: '',
    tags: [],
    customTags: [],
    browseCount: 8,
    likeCount: 3,
    isLiked: false,
    discussionCount: 0,
    confirmationCode: 'ABCDEFGHJKLMNPQR',
    showsOwner: true,
    marksReaders: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    exhibitedAt: null,
    ...part,
  }
}

/** A fake server signed in as 林小雨, optionally with a draft. */
export function exportServer(draft?: ExportDraft, locale: Locale = 'tw') {
  let now = draft
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/preferences', { ...defaultPreferences, locale })
    .on('PATCH /api/v2/users/preferences', ({ body }) => ({ ...defaultPreferences, ...(body as object) }))
    .on('GET /api/v2/portfolios/current/tags', { recent: [], custom: [], suggestions: [] })
    .on('GET /api/v2/exportDraft', { items: [], limit: 50 })
    .on('GET /api/v2/ePortfolio/tagFriends', { items: [], nextCursor: null })
    .on('GET /api/v2/ePortfolio/self', { items: [], nextCursor: null })
    .on('GET /api/v2/ePortfolio/resource', {
      items: [],
      lastPortfolioId: null,
      lastHomeworkDate: null,
      dateRange: { from: '2026-05-21', to: '2026-11-30' },
    })
  if (now) {
    server.on('GET /api/v2/exportDraft/:id', () => now as ExportDraft)
    server.on('PATCH /api/v2/exportDraft/:id', ({ body }) => {
      const {
        writer: _w,
        save: _s,
        version: _v,
        customImageIds: _c,
        select: _a,
        deselect: _d,
        ...parts
      } = body as Saved
      now = { ...(now as ExportDraft), ...parts, version: (now?.version ?? 0) + 1 }
      return now
    })
  }
  return server
}

type Saved = Partial<ExportDraft> &
  Partial<Record<'writer' | 'save' | 'version' | 'customImageIds' | 'select' | 'deselect', unknown>>
