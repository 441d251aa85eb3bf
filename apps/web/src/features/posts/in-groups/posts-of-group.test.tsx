import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs, groupId, groupServer } from '../../groups/groups.fixture.ts'
import { aPost, teacher } from '../posts.fixture.ts'

const call = 'GET /api/v2/portfolios'

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
