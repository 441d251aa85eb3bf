import type { CourseInGroup } from '@learntrail/contract/courses/in-groups'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, groupServer } from '../../groups/groups.fixture.ts'
import { aCourse, cardOf } from '../courses.fixture.ts'

const calls = {
  list: 'GET /api/v2/courses/group/:groupId',
  add: 'PUT /api/v2/courses/group/:groupId/:id',
  remove: 'DELETE /api/v2/courses/group/:groupId/:id',
  join: 'POST /api/v2/courses/group/:groupId/:id/join',
  learners: 'GET /api/v2/courses/group/:groupId/:id/learners',
} as const
const address = `/user/group/${groupId}?tab=courses`
const inGroup = (change: Partial<CourseInGroup> = {}): CourseInGroup => ({
  ...cardOf(aCourse({ part: null })),
  addedAt: '2026-11-20T08:00:00.000Z',
  counts: null,
  isFinished: false,
  ...change,
})

describe('the courses of a group', () => {
  it('are joined by members in one press, also behind a password', async () => {
    const server = groupServer(groupAs(memberRoles.member))
      .on(calls.list, { items: [inGroup({ isPrivate: true, name: '河川的一年' })], canChange: false })
      .on(calls.join, { ok: true })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '加入「河川的一年」' }))
    await waitFor(() => expect(server.received(calls.join)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '放進課程' })).not.toBeInTheDocument()
  })

  it('are gone on with by a learner, and seen again once finished', async () => {
    const [begun, finished] = ['019f0000-0000-7000-8000-000000000001', '019f0000-0000-7000-8000-000000000002']
    const items = [
      inGroup({ _id: begun, name: '河川的一年', part: 'learner' }),
      inGroup({ _id: finished, name: '溪流日誌', part: 'learner', isFinished: true }),
    ]
    groupServer(groupAs(memberRoles.member)).on(calls.list, { items, canChange: false })
    openApplication(address)
    expect(await screen.findByRole('link', { name: '繼續學習「河川的一年」' })).toHaveTextContent('繼續學習')
    expect(screen.getByRole('link', { name: '再看一次「溪流日誌」' })).toHaveTextContent('再看一次')
  })

  it('tell administrators who is in them', async () => {
    const counts = { members: 2, joined: 1, finished: 1 }
    const person = (id: string, displayName: string) => ({ id, displayName, avatar: null, isDeleted: false })
    groupServer(groupAs(memberRoles.topAdministrator))
      .on(calls.list, { items: [inGroup({ name: '河川的一年', counts })], canChange: true })
      .on(calls.learners, {
        items: [
          {
            person: person('019a0000-0000-7000-8000-000000000011', '小晴'),
            memberNumber: '3',
            realName: '王小晴',
            hasJoined: true,
            isComplete: true,
          },
          {
            person: person('019a0000-0000-7000-8000-000000000012', '小海'),
            memberNumber: '5',
            realName: '',
            hasJoined: false,
            isComplete: false,
          },
        ],
      })
    const { user } = openApplication(address)
    expect(await screen.findByText('2 位成員，1 位加入，1 位學完')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '誰在學「河川的一年」' }))
    const [first, second] = within(await screen.findByRole('dialog')).getAllByRole('listitem')
    expect(first).toHaveTextContent(/3.*王小晴.*學完了/)
    expect(second).toHaveTextContent(/5.*小海.*還沒加入/)
  })

  it('are added by administrators from those they teach', async () => {
    const course = inGroup({ name: '河川的一年', part: 'owner' })
    const server = groupServer(groupAs(memberRoles.topAdministrator))
      .on(calls.list, { items: [], canChange: true })
      .on('GET /api/v2/courses/user', { items: [cardOf(aCourse({ name: '河川的一年' }))], nextCursor: null })
      .on(calls.add, { ok: true })
    const { user } = openApplication(address)
    expect(await screen.findByText('群組還沒有課程')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '放進課程' }))
    server.on(calls.list, { items: [course], canChange: true })
    await user.click(await screen.findByRole('button', { name: '放進「河川的一年」' }))
    await waitFor(() => expect(server.received(calls.add)).toHaveLength(1))
    expect(await screen.findByText('已經在群組裡')).toBeVisible()
  })
})
