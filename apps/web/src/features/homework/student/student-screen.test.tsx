import { memberRoles } from '@learntrail/contract/groups/roles'
import type { StudentWork } from '@learntrail/contract/homework/lists'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs } from '../../groups/groups.fixture.ts'
import { groupId, hai, handInId, homeworkServer, me, questionId } from '../homework.fixture.ts'

const call = 'GET /api/v2/homework/groups/:groupId/students/:personId'
const addressOf = (person: string) => `/homework?group=${groupId}&student=${person}`
const work = (change: Partial<StudentWork> = {}): StudentWork => ({
  questionId,
  title: '量量看水溝',
  totalScore: 100,
  handInId,
  state: 'reviewed',
  score: 95,
  canOpen: true,
  handedInAt: '2026-11-20T04:00:00.000Z',
  isLate: false,
  ...change,
})
const serve = (role: 'administrator' | 'member', ...items: StudentWork[]) =>
  homeworkServer()
    .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(memberRoles[role]) })
    .on(call, { student: role === 'member' ? me : hai, items, nextCursor: null })

it('opens each piece of work of a student for whoever corrects, and the question for who does not', async () => {
  const other = {
    questionId: groupId,
    title: '別的老師出的',
    state: 'late',
    isLate: true,
    score: null,
    canOpen: false,
  } as const
  serve('administrator', work(), work(other))
  openApplication(addressOf(hai.id))
  const list = within(await screen.findByRole('list', { name: '交過的作業' }))
  expect(screen.getByRole('link', { name: '阿海' })).toBeInTheDocument()
  const [first, second] = list.getAllByRole('link')
  expect(first).toHaveAttribute('href', `/user/homework/${questionId}/correct?work=${handInId}`)
  expect(first).toHaveTextContent('95')
  expect(second).toHaveAttribute('href', `/user/homework/${groupId}`)
  expect(second).toHaveTextContent(/遲交.*由別的老師批改/)
})

it('is mine for me, and nobody else’s', async () => {
  serve('member', work())
  openApplication(addressOf(me.id))
  expect(await screen.findByRole('heading', { level: 1, name: '我交過的作業' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /量量看水溝/ })).toHaveAttribute(
    'href',
    `/user/homework/${questionId}`,
  )
})

it('is refused to members who look at others', async () => {
  const server = serve('member')
  openApplication(addressOf(hai.id))
  expect(await screen.findByText('這裡只開放給群組的管理員')).toBeInTheDocument()
  expect(server.received(call)).toHaveLength(0)
})

it('says where nothing is there yet, or nobody', async () => {
  const server = serve('administrator')
  const { queryClient } = openApplication(addressOf(hai.id))
  expect(await screen.findByText('還沒有交過作業')).toBeInTheDocument()
  server.on(call, refuse(404, { code: 'USER_NOT_FOUND' }))
  await queryClient.resetQueries()
  expect(await screen.findByText('群組裡沒有這個人')).toBeInTheDocument()
})

describeFaces({
  path: addressOf(hai.id),
  server: () => serve('administrator', work()),
  reads: call,
  loaded: () => screen.getByText('量量看水溝'),
})
