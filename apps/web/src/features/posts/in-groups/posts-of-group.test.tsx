import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, groupServer } from '../../groups/groups.fixture.ts'
import { aPost, teacher } from '../posts.fixture.ts'

const call = 'GET /api/v2/portfolios'

it.each([
  ['asks for a first record', null, 1],
  ['that is put away asks nobody for one', '2026-07-10T04:00:00.000Z', 0],
])('an empty group %s', async (_, archivedAt, invitations) => {
  groupServer({ ...groupAs(memberRoles.member), archivedAt }).on(call, { items: [], nextCursor: null, months: [] })
  openApplication(`/user/group/${groupId}?tab=posts`)
  expect(await screen.findByText('群組裡還沒有紀錄')).toBeInTheDocument()
  expect(screen.queryAllByText(/^寫下第一則/)).toHaveLength(invitations)
})

it('the records of a group are those that the address asks for, and all again when that is taken away', async () => {
  const server = groupServer(groupAs(memberRoles.administrator)).on(call, {
    ...{ items: [aPost({ owner: teacher, privacy: 2 })], nextCursor: null, months: [] },
  })
  const address = `/user/group/${groupId}?tab=posts`
  const days = 'publishedFrom=2026-11-09&publishedTo=2026-11-15'
  const { user, at } = openApplication(`${address}&owner=${teacher.id}&${days}&tags=naturalistic`)
  await user.click(await screen.findByRole('button', { name: '移除 陳老師' }))
  const [asked] = server.received(call)
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    ...{ group: groupId, owner: teacher.id, tags: 'naturalistic' },
    ...{ publishedFrom: '2026-11-09', publishedTo: '2026-11-15' },
  })
  await waitFor(() => expect(at()).toBe(`${address}&${days}&tags=naturalistic`))
  await user.click(screen.getByRole('button', { name: '清除篩選' }))
  await waitFor(() => expect(at()).toBe(address))
  await waitFor(() => expect(server.received(call).at(-1)?.query.has('tags')).toBe(false))
})
