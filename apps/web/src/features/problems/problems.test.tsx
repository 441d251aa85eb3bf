import type { Problem } from '@learntrail/contract/problems/problems'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'
import { consoleServer } from '../console/console.fixture.ts'
import { fakeUploads } from '../files/fake-uploads.fixture.ts'

afterEach(() => localStorage.clear())

const at = '2026-11-20T00:00:00.000Z'
const problem: Problem = {
  id: '019f0000-0000-7000-8000-000000000081',
  kind: 'broken',
  words: '照片傳不上去',
  at,
  state: 'open',
  reporter: null,
  email: 'guest@example.test',
  browser: { program: 'Firefox 140', screen: '390 × 844', language: 'zh-TW', address: '/portfolio', version: '0.1.0' },
  pictures: [],
  answers: [],
}

test('a guest says what happened and where the answer goes, and sees what is sent along', async () => {
  const server = guestServer().on('POST /api/v2/problems', { id: problem.id })
  const { user } = openApplication('/problem-reporting')
  await user.click(await screen.findByRole('button', { name: '送出' }))
  const words = screen.getByRole('textbox', { name: /發生了什麼事/ })
  await waitFor(() => expect(words).toHaveFocus())
  expect(within(screen.getByRole('region', { name: '會一起送出的資料' })).getByText(navigator.userAgent)).toBeVisible()
  await user.type(words, '照片傳不上去')
  await user.type(screen.getByRole('textbox', { name: /回覆寄到哪個信箱/ }), 'guest@example.test')
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('收到了，謝謝你告訴我們')).toBeVisible()
  expect(server.received('POST /api/v2/problems')).toHaveLength(1)
})

test('a guest adds screenshots, takes one back, and they go with the words', async () => {
  const server = guestServer().on('POST /api/v2/problems', { id: problem.id })
  const { user } = openApplication('/problem-reporting')
  const choose = await screen.findByLabelText('選擇圖片', { selector: 'input' })
  const picture = (name: string) => new File([name], name, { type: 'image/png' })
  await user.upload(choose, [picture('a.png'), picture('b.png'), picture('c.png'), picture('d.png')])
  expect(await screen.findByRole('img', { name: 'c.png' })).toBeVisible()
  // Only up to the limit.
  expect(screen.queryByRole('img', { name: 'd.png' })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: '畫面截圖' })).toHaveAccessibleDescription(/3/)
  await user.click(screen.getByRole('button', { name: '移除「b.png」' }))
  await user.type(screen.getByRole('textbox', { name: /發生了什麼事/ }), '按鈕不見了')
  await user.type(screen.getByRole('textbox', { name: /信箱/ }), 'guest@example.test')
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('收到了，謝謝你告訴我們')).toBeVisible()
  const [sent] = server.received('POST /api/v2/problems')
  expect(sent?.body).toMatchObject({
    pictures: [
      { name: 'a.png', content: btoa('a.png') },
      { name: 'c.png', content: btoa('c.png') },
    ],
  })
})

test('nobody types into the form of a guest who turns out to be a member', async () => {
  const known = Promise.withResolvers<typeof student>()
  guestServer()
    .on('GET /api/v2/users/current', () => known.promise as never)
    .on('GET /api/v2/problems/mine', { items: [], nextCursor: null })
  openApplication('/problem-reporting')
  expect(await screen.findByRole('heading', { level: 1, name: /回報/ })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  known.resolve(student)
  expect(await screen.findByRole('textbox', { name: /發生了什麼事/ })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /信箱/ })).not.toBeInTheDocument()
})

test('what is typed stays when it cannot be sent', async () => {
  guestServer().on('POST /api/v2/problems', refuse(429, { code: 'PROBLEM_LIMIT_REACHED' }))
  const { user } = openApplication('/problem-reporting')
  const words = await screen.findByRole('textbox', { name: /發生了什麼事/ })
  await user.type(words, '照片傳不上去')
  await user.type(screen.getByRole('textbox', { name: /信箱/ }), 'guest@example.test')
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText(/今天已經回報好幾個問題了/)).toBeVisible()
  expect(words).toHaveValue('照片傳不上去')
})

test('what a member wrote is not shown to whoever uses the device next', async () => {
  const memberServer = () =>
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/problems/mine', { items: [], nextCursor: null })
  const words = () => screen.findByRole('textbox', { name: /發生了什麼事/ })
  memberServer()
  const { user } = openApplication('/problem-reporting')
  await screen.findByRole('region', { name: '我回報過的問題' })
  await user.type(await words(), '我看不到自己的成績')
  cleanup()
  guestServer()
  openApplication('/problem-reporting')
  expect(await words()).toHaveValue('')
  cleanup()
  memberServer()
  openApplication('/problem-reporting')
  await waitFor(async () => expect(await words()).toHaveValue('我看不到自己的成績'))
})

test('whoever is signed in finds the answers to former problems', async () => {
  const answered = { ...problem, state: 'answered' as const, answers: [{ words: '請更新瀏覽器。', at }] }
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/problems/mine', { items: [answered], nextCursor: null })
  openApplication('/problem-reporting')
  const mine = within(await screen.findByRole('region', { name: '我回報過的問題' }))
  expect(await mine.findByText('請更新瀏覽器。')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /信箱/ })).not.toBeInTheDocument()
})

test('whoever still has the password of their school reports, and is asked for nothing else', async () => {
  const credential = {
    method: 'email' as const,
    isDefaultPassword: true,
    passwordGivenAs: null,
    isMd5: false,
    updatedAt: at,
  }
  const server = guestServer().on('GET /api/v2/users/current', { ...student, credential })
  openApplication('/problem-reporting')
  expect(await screen.findByRole('button', { name: '送出' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('group', { name: '畫面截圖' })).not.toBeInTheDocument())
  expect(server.received('GET /api/v2/problems/mine')).toHaveLength(0)
})

test('a member is not told that all was sent while a picture is stuck', async () => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  const uploads = fakeUploads()
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/problems/mine', { items: [], nextCursor: null })
    .on('POST /api/v2/problems', { id: problem.id })
  const { user } = openApplication('/problem-reporting')
  await user.type(await screen.findByRole('textbox', { name: /發生了什麼事/ }), '按鈕不見了')
  await user.upload(screen.getByTestId('file-picker'), new File(['x'], '畫面.png', { type: 'image/png' }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  await act(async () => uploads[0]?.fail(415, 'FILE_TYPE_MISMATCH'))
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('有圖片沒有上傳完，再試一次或拿掉它。')).toBeVisible()
  expect(server.received('POST /api/v2/problems')).toEqual([])
  await user.click(screen.getByRole('button', { name: '移除 畫面.png' }))
  await user.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('收到了，謝謝你告訴我們')).toBeVisible()
})

test('support opens a problem, answers it and ends it', async () => {
  const answer = { id: problem.id, words: '請更新瀏覽器。', at, author: null }
  const server = consoleServer('support')
    .on('GET /api/v2/admin/problems', { items: [problem], nextCursor: null })
    .on('GET /api/v2/admin/problems/:id', problem)
    .on('POST /api/v2/admin/problems/:id/answers', { ...problem, state: 'closed', answers: [answer] })
  const { user } = openApplication('/admin/problems')
  await user.click(await screen.findByRole('link', { name: '照片傳不上去' }))
  await user.type(await screen.findByRole('textbox', { name: /回覆內容/ }), '請更新瀏覽器。')
  await user.click(screen.getByRole('checkbox', { name: '回覆之後就結束' }))
  await user.click(screen.getByRole('button', { name: '送出回覆' }))
  expect(await screen.findByText('回覆送出了')).toBeVisible()
  expect(screen.getByText('請更新瀏覽器。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '送出回覆' })).not.toBeInTheDocument()
  expect(server.received('POST /api/v2/admin/problems/:id/answers')).toHaveLength(1)
})

describeFaces({
  path: '/problem-reporting',
  server: () =>
    guestServer()
      .on('GET /api/v2/users/current', student)
      .on('GET /api/v2/problems/mine', { items: [problem], nextCursor: null }),
  reads: 'GET /api/v2/problems/mine',
  loaded: () => screen.getByText('照片傳不上去'),
})

const support = (...items: Problem[]) =>
  consoleServer('support')
    .on('GET /api/v2/admin/problems', { items, nextCursor: null })
    .on('GET /api/v2/admin/problems/:id', problem)

describeFaces({
  path: '/admin/problems',
  server: () => support(problem),
  reads: 'GET /api/v2/admin/problems',
  loaded: () => screen.getByRole('link', { name: '照片傳不上去' }),
  empty: { server: support, says: '這裡沒有問題' },
})

describeFaces({
  path: `/admin/problems/${problem.id}`,
  server: support,
  reads: 'GET /api/v2/admin/problems/:id',
  loaded: () => screen.getByRole('textbox', { name: /回覆內容/ }),
})
