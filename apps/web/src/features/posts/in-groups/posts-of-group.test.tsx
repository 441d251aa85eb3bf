import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
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
    items: [aPost({ owner: teacher, privacy: 2 })],
    nextCursor: null,
    months: [],
  })
  const address = `/user/group/${groupId}?tab=posts`
  const days = 'publishedFrom=2026-11-09&publishedTo=2026-11-15'
  const { user, at } = openApplication(`${address}&owner=${teacher.id}&${days}&tags=naturalistic`)
  await user.click(await screen.findByRole('button', { name: '移除 陳老師' }))
  const [asked] = server.received(call)
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    group: groupId,
    owner: teacher.id,
    tags: 'naturalistic',
    publishedFrom: '2026-11-09',
    publishedTo: '2026-11-15',
  })
  await waitFor(() => expect(at()).toBe(`${address}&${days}&tags=naturalistic`))
  await user.click(screen.getByRole('button', { name: '清除篩選' }))
  await waitFor(() => expect(at()).toBe(address))
  await waitFor(() => expect(server.received(call).at(-1)?.query.has('tags')).toBe(false))
})

it('a record on top of a group stands there, and not a second time below', async () => {
  const inGroup = (isPinned: boolean) => [{ id: groupId, name: '河川觀察社', isPinned, administers: false }]
  const pinned = aPost({ id: '019a0000-0000-7000-8000-0000000000a1', title: '放上面的', groups: inGroup(true) })
  const other = aPost({ id: '019a0000-0000-7000-8000-0000000000a2', title: '下面的', groups: inGroup(false) })
  groupServer(groupAs(memberRoles.member)).on(call, ({ query }: { query: URLSearchParams }) => ({
    items: query.has('isPinned') ? [pinned] : [other, pinned],
    nextCursor: null,
    months: [],
  }))
  openApplication(`/user/group/${groupId}?tab=posts`)
  const top = within(await screen.findByRole('region', { name: '置頂' }))
  expect(top.getByRole('heading', { name: '放上面的' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: '下面的' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { name: '放上面的' })).toHaveLength(1)
})
