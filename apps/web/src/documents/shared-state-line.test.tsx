import { documentWords } from '@learntrail/contract/documents/facts'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import { newId } from '../api/new-id.ts'
import { switchLocale } from '../i18n/i18n.ts'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import { makeDocumentServer } from './document-server.fixture.ts'
import { createSharedDocuments } from './shared-documents.ts'
import { SharedStateLine } from './shared-state-line.tsx'
import { useSharedDocument } from './use-shared-document.ts'
import { useSharedSnapshot } from './use-shared-snapshot.ts'
import { useSharedText } from './use-shared-text.ts'

const accountId = 'xiaoyu'
let thingId: string
let server: ReturnType<typeof makeDocumentServer>
let line: ReturnType<ReturnType<typeof makeDocumentServer>['newLine']>
let documents: ReturnType<typeof createSharedDocuments>

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  thingId = newId()
  server = makeDocumentServer()
  line = server.newLine()
  documents = createSharedDocuments(line, 0)
})
afterEach(() => act(() => line.break()))

const name = () => ({ kind: 'slate', thingId })
const short = { most: 20 }
const notesOf = (notes: Y.Map<unknown>) => notes.toJSON()

function Field({ shared }: { shared: NonNullable<ReturnType<typeof useSharedDocument>> }) {
  const { ref, value } = useSharedText<HTMLInputElement>(shared, shared.document.getText('words'), short)
  const notes = useSharedSnapshot(shared.document.getMap<unknown>('notes'), notesOf)
  return (
    <>
      <input ref={ref} aria-label="標題" />
      <output aria-label="字數">{value.length}</output>
      <output aria-label="筆記">{JSON.stringify(notes)}</output>
    </>
  )
}

function Slate() {
  const shared = useSharedDocument({ ...name(), accountId, schema: 1 }, documents)
  if (shared === null) return null
  return (
    <>
      <SharedStateLine shared={shared} accountId={accountId} hasLock placeName={(place) => `第 ${place} 章`} />
      <Field shared={shared} />
    </>
  )
}

async function open() {
  const view = render(<Slate />, { wrapper: ThemeProvider })
  act(() => line.open())
  await screen.findByText('已存好')
  return view
}

test('what is typed is saved, and what others write is on the screen', async () => {
  await open()
  await userEvent.type(screen.getByRole('textbox', { name: '標題' }), '石板')
  expect(screen.getByText('儲存中…')).toBeVisible()
  await screen.findByText('已存好')
  expect(server.text()).toBe('石板')
  act(() => server.write((document) => document.getText('words').insert(0, '新的'), name()))
  act(() => server.write((document) => document.getMap('notes').set('a', 1), name()))
  expect(screen.getByRole('textbox', { name: '標題' })).toHaveValue('新的石板')
  expect(screen.getByLabelText('字數')).toHaveTextContent('4')
  expect(screen.getByLabelText('筆記')).toHaveTextContent('{"a":1}')
})

test('without a line it says that it is on this device alone', async () => {
  await open()
  act(() => line.break())
  await userEvent.type(screen.getByRole('textbox', { name: '標題' }), '石')
  const status = await screen.findByText('只存在這台裝置，連上線就會存好', {}, { timeout: 6_000 })
  expect(status).toHaveAttribute('aria-live', 'polite')
  act(() => line.open())
  await screen.findByText('已存好')
})

test('who is there is named with where they are, in both languages', async () => {
  const person = { client: 7, accountId: 'ben', name: '小班', color: 3, place: '2', cursor: null }
  server.state.people = [person, { ...person, client: 8, accountId: 'cai', name: '小菜', color: 4, place: null }]
  await open()
  const people = within(screen.getByRole('list', { name: '現在一起看的人' }))
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['小班 在「第 2 章」', '小菜'])
  await act(() => switchLocale('en'))
  expect(people.getAllByRole('listitem')[0]).toHaveTextContent('小班, in 第 2 章')
})

test('one writes alone, is asked for a turn, and asks for one', async () => {
  await open()
  const until = new Date(Date.now() + 60_000).toISOString()
  const mine = { holderId: accountId, holderName: '小語', since: until, until, askedBy: null, freeFrom: null }
  server.state.lock = mine
  await userEvent.click(screen.getByRole('button', { name: '自己編輯' }))
  expect(await screen.findByText('只有你在編輯')).toBeVisible()
  server.state.people = [{ client: 7, accountId: 'ben', name: '小班', color: 1, place: null, cursor: null }]
  server.state.lock = { ...mine, askedBy: 'ben', freeFrom: until }
  act(() => line.tell(documentWords.stateChanged, name()))
  expect(await screen.findByText(/小班 想編輯這裡/)).toBeVisible()
  server.state.lock = { ...mine, holderId: 'ben', holderName: '小班' }
  act(() => line.tell(documentWords.stateChanged, name()))
  expect(await screen.findByText('小班 正在獨自編輯')).toBeVisible()
  server.state.lock = { ...server.state.lock, askedBy: accountId, freeFrom: new Date(Date.now() + 1_500).toISOString() }
  await userEvent.click(screen.getByRole('button', { name: '請對方讓我寫' }))
  expect(await screen.findByText('已經問了，等對方回應')).toBeVisible()
  expect(await screen.findByRole('button', { name: '換我編輯' })).toBeVisible()
})

test('what the server does not take is said with what to do, and may be thrown away', async () => {
  await open()
  server.state.refusals.push({ word: documentWords.change, code: 'DOCUMENT_FULL', status: 409 })
  await userEvent.type(screen.getByRole('textbox', { name: '標題' }), '太')
  expect(await screen.findByRole('alert')).toHaveTextContent('已經到大小的上限')
  expect(screen.getByText('還沒存好')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '捨棄沒存好的修改' }))
  expect(screen.getByRole('dialog', { name: '要捨棄沒存好的修改嗎？' })).toBeVisible()
})

test('all parts of a page share one document, which is closed after the last of them', async () => {
  const take = () => documents.take({ ...name(), accountId, schema: 1 })
  const [one, other] = [take(), take()]
  expect(one).toBe(other)
  act(() => line.open())
  await waitFor(() => expect(one.read().isOpen).toBe(true))
  documents.release(one)
  documents.release(other)
  await waitFor(() => expect(line.said.at(-1)?.word).toBe(documentWords.close))
  expect(take()).not.toBe(one)
})
