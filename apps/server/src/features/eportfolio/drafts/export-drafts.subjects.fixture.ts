import { randomUUID } from 'node:crypto'
import { audiences, type Subject } from '../../../testing/subject.ts'
import { content } from '../typeset/document.fixture.ts'
import { draftWith, text, writer } from './export-drafts.fixture.ts'

const draft = { names: ['params.id'], right: 'see', missing: 'EXPORT_DRAFT_NOT_FOUND' } as const

export const exportDraftSubjects: Subject[] = [
  {
    thing: 'a draft of an e-portfolio',
    forms: {
      'being written': {
        make: async ({ owner }, word) => ({
          id: (await draftWith(owner, [text(word)], { title: word, name: word })).draftId,
        }),
        rights: { see: audiences.owner },
      },
    },
    calls: [
      { ...draft, call: 'GET /api/v2/exportDraft/:id', tells: true },
      {
        ...draft,
        call: 'POST /api/v2/exportDraft/:id/preview',
        send: () => ({ body: { content: content({}), from: 1, to: 1, known: [] } }),
      },
      { ...draft, call: 'POST /api/v2/exportDraft/:id/check' },
      {
        ...draft,
        call: 'PATCH /api/v2/exportDraft/:id',
        send: () => ({ body: { writer, save: 3, version: 2, name: '基隆河' } }),
        spends: true,
      },
      {
        ...draft,
        call: 'GET /api/v2/ePortfolio/self',
        names: ['query.draftId'],
        missing: null,
        send: ({ id }) => ({ query: { draftId: id } }),
      },
      { ...draft, call: 'DELETE /api/v2/exportDraft/:id', spends: true },
      {
        ...draft,
        call: 'POST /api/v2/ePortfolio',
        names: ['body.draftId'],
        send: ({ id }) => ({ body: { clientId: randomUUID(), draftId: id, type: 'pdf' } }),
        spends: true,
      },
    ],
  },
]
