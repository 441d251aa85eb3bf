import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { noStats, personCard } from '../../../testing/people.ts'
import { me, teacher, writersServer } from '../../posts/posts.fixture.ts'

const reading = 'GET /api/v2/users/:id'
const path = `/user/person/${teacher.id}`
const server = () =>
  writersServer()
    .on(reading, personCard({ ...teacher }))
    .on('GET /api/v2/users/:id/resource-stats', noStats)
    .on('GET /api/v2/users/:id/showcase', { owner: teacher, headline: '', introduction: '', posts: [] })
const none = { friendship: 'none', isFollowing: false, isFan: false, remark: '' } as const

describeFaces({
  path,
  server,
  reads: reading,
  loaded: () => screen.getByRole('button', { name: /^加好友/ }),
  refused: [{ status: 404, code: 'USER_NOT_FOUND', says: '找不到這個人' }],
})

it('is asked to be a friend in one press', async () => {
  const product = server().on('POST /api/v2/friends/makefriends', {
    result: 'ADD_AND_FOLLOW_SUCCESS',
    relation: { ...none, friendship: 'invited', isFollowing: true },
  })
  const { user } = openApplication(path)
  await user.click(await screen.findByRole('button', { name: /^加好友/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^加好友/ })).not.toBeInTheDocument())
  expect(product.received('POST /api/v2/friends/makefriends')[0]?.body).toEqual({ personId: teacher.id })
})

it('without a name in the address is oneself', async () => {
  server().on(reading, personCard({ ...me, isMe: true }))
  const { at } = openApplication('/user')
  await waitFor(() => expect(at()).toBe(`/user/person/${me.id}`))
})
