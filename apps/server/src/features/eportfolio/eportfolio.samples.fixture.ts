import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { begin } from './drafts/export-drafts.fixture.ts'

const documentPart = {
  id: nobody,
  title: '學習歷程',
  breakBefore: false,
  contents: [
    { kind: 'text', id: nobody, text: '量了三個點的溶氧。', resourceId: `post_${nobody}`, breakBefore: false },
    { kind: 'image', id: nobody, imageId: nobody, width: 80, place: 'center', caption: '上游', breakBefore: true },
  ],
}

const emptyPart = { id: nobody, title: '反思', breakBefore: false, contents: [] }

const documentContent = {
  title: '基隆河的溶氧',
  customTextResources: {
    description: [emptyPart],
    firstSpindle: [documentPart],
    secondSpindle: [emptyPart],
    thirdSpindle: [emptyPart],
    fourthSpindle: [emptyPart],
    postScript: [emptyPart],
  },
  sectionOrder: ['description', 'firstSpindle', 'secondSpindle', 'thirdSpindle', 'fourthSpindle', 'postScript'],
  adjustImages: [
    {
      imageId: nobody,
      adjustedId: nobody,
      recipe: {
        quarterTurns: 1,
        degrees: 2.5,
        isMirrored: false,
        crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
        brightness: 10,
        contrast: -5,
        saturation: 0,
        strokes: [{ colour: '#d14343', width: 0.01, points: [0.1, 0.1, 0.2, 0.2] }],
        labels: [{ text: '取樣點', x: 0.5, y: 0.5, size: 0.05, colour: '#ffffff' }],
      },
    },
  ],
  pages: {
    template: 'calm',
    colour: 'meadow',
    orientation: 'portrait',
    textSize: 'medium',
    language: 'en',
    hasCover: true,
    hasContents: true,
    hasSectionPages: false,
    coverImageId: nobody,
    introduction: '一條河的兩年',
    coverFacts: { subject: '自然科學探究', teacher: '王老師', class: '高二 3 班', semester: '115 學年度' },
    hasBackPage: true,
    showsOwner: true,
  },
}

export const samples: Samples = {
  bodies: {
    'POST /api/v2/exportDraft': {
      writer: nobody,
      save: 1,
      clientId: nobody,
      name: '基隆河',
      title: '基隆河的溶氧',
      resourceIds: [`post_${nobody}`],
    },
    'PATCH /api/v2/exportDraft/:id': {
      ...documentContent,
      uploadDescription: '兩年的溶氧紀錄',
      writer: nobody,
      save: 2,
      version: 1,
      name: '基隆河',
      customImageIds: [nobody],
      select: [`post_${nobody}`],
      deselect: [`homework_${nobody}`],
    },
    'POST /api/v2/exportDraft/:id/preview': { content: documentContent, from: 1, to: 4, known: ['0123456789abcdef'] },
    'POST /api/v2/ePortfolio': {
      clientId: nobody,
      draftId: nobody,
      type: 'pdf',
      ePortfolioId: nobody,
      marksReaders: true,
      letsGo: 1,
    },
    'POST /api/v2/ePortfolio/:id/forms': { type: 'national', version: 1 },
    'PATCH /api/v2/ePortfolio/:id': {
      title: '基隆河的溶氧',
      name: '基隆河',
      visibility: 'exhibition',
      tags: ['naturalistic'],
      customTags: ['專題'],
      taggedFriendIds: [nobody],
      showsOwner: true,
      marksReaders: true,
    },
    'POST /api/v2/ePortfolio/:id/like': { referenceId: nobody },
    'POST /api/v2/ePortfolio/:id/discussions': { content: '寫得很清楚', clientId: nobody },
    'POST /api/v2/ePortfolio/:id/discussions/:discussionId/replies': { content: '謝謝', clientId: nobody },
    'PATCH /api/v2/ePortfolio/:id/discussions/:discussionId': { content: '寫得很清楚' },
    'PATCH /api/v2/ePortfolio/:id/summary': { summary: '我想知道河水發生了什麼事。' },
    'PATCH /api/v2/ePortfolio/:id/summary/draft': { summary: '我想知道河水發生了什麼事。' },
    'POST /api/v2/ePortfolio/:id/summary/suggestions/generate': { clientId: nobody },
  },
  queries: {
    'GET /api/v2/ePortfolio/resource': {
      limit: '30',
      lastPortfolioId: nobody,
      lastHomeworkDate: '2026-11-18',
      type: 'post',
      dateRange: '2026-05-21,2026-11-30',
      tags: 'naturalistic,專題',
      sdgs: 'sdg_6',
      classification: 'works',
      words: '水質',
    },
    'GET /api/v2/ePortfolio/self': { visibility: 'exhibition', draftId: nobody, cursor: 'abc', limit: '20' },
    'DELETE /api/v2/ePortfolio/:id/like': { referenceId: nobody },
    'GET /api/v2/ePortfolio/:id/discussions': { parent: nobody, cursor: 'abc' },
    'GET /api/v2/ePortfolio/tagFriends': { keyword: '小雨', cursor: 'abc' },
    'GET /api/v2/ePortfolio/exhibition': {
      words: '水質',
      tags: 'naturalistic,sdg_6',
      customTags: '專題,科展',
      schoolId: nobody,
      owner: nobody,
      sort: 'liked',
      cursor: 'abc',
      limit: '20',
    },
  },
  orders: {
    'GET /api/v2/ePortfolio/exhibition': [{ sort: 'newest' }, { sort: 'liked' }, { sort: 'browsed' }],
  },
  own: {
    'PATCH /api/v2/exportDraft/:id': async (person) => {
      const { draftId, title, name, customTextResources, pages } = await begin(person)
      const body = { writer: randomUUID(), save: 2, version: 1, name, title, customTextResources, pages }
      return { path: `/api/v2/exportDraft/${draftId}`, body }
    },
  },
}
