import { emptyLecturerCard, type LecturerCard } from '@learntrail/contract/courses/lecturer'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { calls, courseServer } from '../courses.fixture.ts'

type Saved = LecturerCard & { version: number; writer: string }

/** Stores the card and refuses stale versions, as the server does. */
function cardServer(first: Partial<LecturerCard> = {}) {
  let own = { card: { ...emptyLecturerCard, ...first }, version: 1 }
  const server = courseServer()
    .on(calls.card, () => own)
    .on(calls.saveCard, ({ body }) => {
      const { version, writer: _writer, ...card } = body as Saved
      if (version !== own.version) return refuse(409, { code: 'LECTURER_CARD_CONFLICT' })
      own = { card, version: version + 1 }
      return own
    })
  const saveElsewhere = (change: Partial<LecturerCard>) => {
    own = { card: { ...own.card, ...change }, version: own.version + 1 }
  }
  return { server, saveElsewhere, saved: () => own.card }
}

it('what I write is saved by itself, and is seen as learners see it', async () => {
  const { saved } = cardServer({ tags: ['河川'] })
  const { user } = openApplication('/courses/lecturer')
  await user.type(await screen.findByRole('textbox', { name: '介紹自己' }), '我在河邊長大。')
  await user.type(screen.getByRole('combobox', { name: '專長' }), '水質檢測{Enter}')
  await user.click(screen.getByRole('button', { name: '加一項經歷' }))
  const row = within(screen.getByRole('group', { name: '經歷第 1 項' }))
  await user.type(row.getByRole('textbox', { name: '學校或單位' }), '山上高中')
  const seen = within(screen.getByRole('region', { name: '學習者看到的名片' }))
  expect(seen.getByText('我在河邊長大。')).toBeVisible()
  expect(seen.getByText('山上高中')).toBeVisible()
  await waitFor(() => expect(saved().experiences).toMatchObject([{ title: '山上高中', until: null }]))
  expect(await screen.findByText('已儲存')).toBeVisible()
  expect(saved()).toMatchObject({ introduction: '我在河邊長大。', expertises: ['水質檢測'], tags: ['河川'] })
})

it('a row that is not whole says what is missing, and holds nothing else up', async () => {
  const { saved } = cardServer()
  const { user } = openApplication('/courses/lecturer')
  await user.click(await screen.findByRole('button', { name: '加一項內容' }))
  const row = within(screen.getByRole('group', { name: '自訂內容第 1 項' }))
  await user.type(row.getByRole('textbox', { name: '標題' }), '書')
  expect(row.getByText('至少要 2 個字')).toBeVisible()
  expect(row.getByText('請填寫這個欄位')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: '介紹自己' }), '你好')
  await waitFor(() => expect(saved().introduction).toBe('你好'))
  expect(saved().customs).toEqual([])
  await user.type(row.getByRole('textbox', { name: '標題' }), '單')
  await user.type(row.getByRole('textbox', { name: '內容' }), '河川')
  await waitFor(() => expect(saved().customs).toEqual([{ title: '書單', content: '河川' }]))
})

it('what another window changed meanwhile is asked about, and nothing of mine is lost', async () => {
  const { saved, saveElsewhere } = cardServer({ introduction: '以前的' })
  const { user } = openApplication('/courses/lecturer')
  const field = await screen.findByRole('textbox', { name: '介紹自己' })
  saveElsewhere({ introduction: '別處寫的' })
  await user.clear(field)
  await user.type(field, '這裡寫的')
  expect(await screen.findByText('講師名片在別的地方也改了')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '兩份都留' }))
  await waitFor(() => expect(saved().introduction).toBe('這裡寫的\n\n別處寫的'))
})

describeFaces({
  path: '/courses/lecturer',
  server: () => cardServer().server,
  reads: calls.card,
  loaded: () => screen.getByRole('textbox', { name: '介紹自己' }),
})
