import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { schoolId, schoolServer } from '../../schools/schools.fixture.ts'

const listing = 'GET /api/v2/schools/:schoolId/rooms/silences'
const lifting = 'POST /api/v2/schools/:schoolId/rooms/:roomId/silences/:personId/lift'
const takenOut = 'GET /api/v2/schools/:schoolId/rooms/taken-out'

const person = { id: '019f0000-0000-7000-8000-000000000102', displayName: '小晴', avatar: null, isDeleted: false }
const roomId = '019f0000-0000-7000-8000-000000000201'
const group = { id: '019f0000-0000-7000-8000-000000000301', name: '二年三班' }
const known = { group, person, realName: '王小明' }
const silence = {
  ...known,
  roomId,
  since: '2026-11-24T02:00:00.000Z',
  until: null,
  reason: '一直洗版',
  silencedBy: '林老師',
}
const message = {
  ...known,
  id: roomId,
  saidAt: '2026-11-24T01:00:00.000Z',
  removedAt: '2026-11-24T01:05:00.000Z',
  removedBy: null,
  kept: { text: '阿海是笨蛋', files: 0 },
}
const nothing = { items: [], nextCursor: null }
const open = (server: ReturnType<typeof schoolServer>) => ({ server, ...openApplication(`/school/${schoolId}/rooms`) })

it('says who is silenced in the groups of my school and why, and lets them write again', async () => {
  const { server, user } = open(
    schoolServer()
      .on(listing, { items: [silence], nextCursor: null })
      .on(takenOut, nothing)
      .on(lifting, { ok: true }),
  )
  const list = within(await screen.findByRole('list', { name: '暫停發言的人' }))
  expect(list.getByText('王小明（小晴）')).toBeInTheDocument()
  for (const words of ['二年三班', '直到恢復', /^林老師，/, '原因：一直洗版'])
    expect(list.getByText(words)).toBeVisible()
  server.on(listing, nothing)
  await user.click(list.getByRole('button', { name: '恢復發言：王小明（小晴）' }))
  expect(await screen.findByText('目前沒有人暫停發言。')).toBeVisible()
  await waitFor(() =>
    expect(server.received(lifting)[0]?.path).toBe(
      `/api/v2/schools/${schoolId}/rooms/${roomId}/silences/${person.id}/lift`,
    ),
  )
})

it('shows what was taken out, and says when its words are gone', async () => {
  const gone = { ...message, id: group.id, kept: null, removedBy: '林老師' }
  open(
    schoolServer()
      .on(listing, nothing)
      .on(takenOut, { items: [message, gone], nextCursor: null }),
  )
  const list = within(await screen.findByRole('list', { name: '老師移除的訊息' }))
  expect(list.getByText('阿海是笨蛋')).toBeVisible()
  expect(list.getByText(/^已離開的人在/)).toBeVisible()
  expect(list.getByText('內容保留 90 天，已經清除了。')).toBeVisible()
})

it('is for whoever acts for the school', async () => {
  const { server } = open(schoolServer([]))
  expect(await screen.findByText('這裡只開放給學校的負責人')).toBeVisible()
  expect(server.received(listing)).toHaveLength(0)
})

describeFaces({
  path: `/school/${schoolId}/rooms`,
  server: () =>
    schoolServer()
      .on(listing, { items: [silence], nextCursor: null })
      .on(takenOut, { items: [message], nextCursor: null }),
  reads: [listing, takenOut],
  loaded: () => {
    screen.getByRole('list', { name: '老師移除的訊息' })
    return screen.getByRole('list', { name: '暫停發言的人' })
  },
})
