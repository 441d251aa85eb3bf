import { sharedKind, sharedRoots, sharedSchema, tagKey } from '@learntrail/contract/co-writing/shared-document'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import type { ContentBlock } from '@learntrail/contract/content/document'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Doc } from 'yjs'
import { createQueryClient } from '../../../app/query-client.ts'
import { appendBlocks } from '../../../documents/append-blocks.ts'
import { makeDocumentServer } from '../../../documents/document-server.fixture.ts'
import { useSharedDocument, useSharedView } from '../../../documents/index.ts'
import { createSharedDocuments } from '../../../documents/shared-documents.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { me, teacher, writersServer } from '../../posts/posts.fixture.ts'
import { sharedQuery } from '../api/read-shared.ts'
import { SharedEditor } from '../components/shared-editor.tsx'

export const sharedId = '019a0000-0000-7000-8000-00000000bbbb'
export const friend = {
  id: '019a0000-0000-7000-8000-00000000cccc',
  displayName: '許承恩',
  avatar: null,
  isDeleted: false,
}
export const line = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })

export function aShared(part: Partial<SharedRecord> = {}): SharedRecord {
  return {
    id: sharedId,
    version: 3,
    title: '小論文',
    content: { type: 'doc', content: [line('開頭')] },
    files: [],
    date: '2026-11-01',
    classification: 'works',
    tags: ['teamwork'],
    customTags: [],
    people: [
      { person: me, isOwner: true, state: 'accepted', hasAgreed: false },
      { person: friend, isOwner: false, state: 'accepted', hasAgreed: true },
    ],
    lastEdit: { person: friend, at: '2026-11-18T08:00:00.000Z' },
    mine: { isOwner: true, state: 'accepted', hasAgreed: false, privacy: 3 },
    silenceEndsAt: '2999-01-01T00:00:00.000Z',
    postId: null,
    can: { edit: true, invite: true, publish: true },
    ...part,
  }
}

export const asWriter = (part: Partial<SharedRecord> = {}) =>
  aShared({
    people: [
      { person: teacher, isOwner: true, state: 'accepted', hasAgreed: false },
      { person: me, isOwner: false, state: 'accepted', hasAgreed: false },
    ],
    mine: { isOwner: false, state: 'accepted', hasAgreed: false, privacy: 3 },
    can: { edit: true, invite: false, publish: false },
    ...part,
  })

/** Fills a document as the server does when it creates one. */
function begin(document: Doc, { title, content, date, classification, tags }: SharedRecord) {
  document.getText(sharedRoots.title).insert(0, title)
  appendBlocks(document.getXmlFragment(sharedRoots.content), content.content)
  const fields = document.getMap(sharedRoots.fields)
  for (const [key, value] of Object.entries({ date, classification })) fields.set(key, value)
  for (const [place, tag] of tags.entries()) fields.set(tagKey(tag), place)
}

/** Opens the editor of a record, with a document and a server of its own that the test can change. */
export function openSharedEditor(record = aShared()) {
  const documents = makeDocumentServer()
  begin(documents.document, record)
  let stored = record
  const server = writersServer().on('GET /api/v2/portfolios/shared/:id', () => stored)
  const open = () => {
    const line = documents.newLine()
    line.open()
    const from = createSharedDocuments(line, 0)
    const routes = [
      { path: '/', element: <OneWindow from={from} /> },
      { path: '*', element: null },
    ]
    const router = createMemoryRouter(routes, { initialEntries: ['/'] })
    const queryClient = createQueryClient(() => undefined)
    const view = render(
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>,
    )
    return { line, view, user: userEvent.setup({ delay: null }), at: () => router.state.location.pathname }
  }
  return {
    server,
    documents,
    open,
    put: (part: Partial<SharedRecord>) => {
      stored = { ...stored, ...part }
    },
    titleThere: () => documents.document.getText(sharedRoots.title).toString(),
    fieldsThere: () => documents.document.getMap(sharedRoots.fields).toJSON(),
  }
}

function OneWindow({ from }: { from: ReturnType<typeof createSharedDocuments> }) {
  const named = { kind: sharedKind, thingId: sharedId, accountId: me.id, schema: sharedSchema }
  const shared = useSharedDocument(named, from)
  const { isReady } = useSharedView(shared, me.id)
  const { data: record } = useQuery({ ...sharedQuery(sharedId), staleTime: 0 })
  if (!shared || !isReady || !record) return null
  return <SharedEditor record={record} shared={shared} accountId={me.id} onChanged={() => undefined} />
}
