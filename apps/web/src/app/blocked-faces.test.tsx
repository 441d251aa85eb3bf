import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { groupAs, groupId, groupServer, hai, memberAs, pageOf, qing } from '../features/groups/groups.fixture.ts'
import { homeworkServer, questionFor, questionId } from '../features/homework/homework.fixture.ts'
import { aComment, aPost, writersServer } from '../features/posts/posts.fixture.ts'
import { paths } from '../paths.ts'
import { openApplication } from '../testing/open-application.tsx'
import { personCard, student } from '../testing/people.ts'

type Server = ReturnType<typeof groupServer>

const blocked = { name: '你封鎖了這個人，看不到對方的個人頁' }
const nobody = { friendship: 'none', isFollowing: false, isFan: false, remark: '' } as const
const post = aPost({ messageCount: 2 })

/** Where the viewer still meets a person they have blocked. 小晴 may have blocked the viewer, who cannot tell. */
const surfaces: { where: string; path: string; server: () => Server }[] = [
  {
    where: 'members of a group',
    path: `/user/gmember/${groupId}`,
    server: () =>
      groupServer(groupAs(memberRoles.member)).on(
        'GET /api/v2/api/group-members',
        pageOf(memberAs(hai, memberRoles.administrator), memberAs(qing, memberRoles.member)),
      ),
  },
  {
    where: 'comments below my record',
    path: `/user/portfolio/${post.id}`,
    server: () =>
      writersServer()
        .on('GET /api/v2/portfolios/:id', post)
        .on('GET /api/v2/messages', {
          items: [aComment({ author: hai }), aComment({ author: qing })],
          nextCursor: null,
        }),
  },
  {
    where: 'homework and those who are asked it',
    path: paths.homework(questionId),
    server: () => homeworkServer(questionFor('administrator', { writer: hai, assignTo: 'chosen', assignees: [qing] })),
  },
]

describe.each(surfaces)('$where', ({ path, server }) => {
  const open = (blockedIds: string[]) => {
    server().on('GET /api/v2/users/current', { ...student, blockedIds })
    return openApplication(path)
  }

  it('say of whom I have blocked that their page is closed to me, and lead nowhere', async () => {
    open([hai.id])
    expect(await screen.findAllByRole('img', blocked)).toHaveLength(1)
    expect(screen.getByText(hai.displayName)).toBeVisible()
    expect(screen.queryByRole('link', { name: hai.displayName })).not.toBeInTheDocument()
  })

  it('say nothing of whoever has blocked me', async () => {
    open([])
    expect(await screen.findByRole('link', { name: hai.displayName })).toBeVisible()
    expect(screen.queryByRole('img', blocked)).not.toBeInTheDocument()
  })
})

test('whom I have blocked is not asked to be a friend in a group, and others are', async () => {
  const [{ path, server }] = surfaces as [(typeof surfaces)[number]]
  server().on('GET /api/v2/users/current', { ...student, blockedIds: [hai.id] })
  openApplication(path)
  expect(await screen.findByRole('button', { name: '加好友：小晴' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '加好友：阿海' })).not.toBeInTheDocument()
})

test('the list of blocks says it until a block is taken back', async () => {
  let blockedIds = [hai.id]
  const server = groupServer(groupAs(memberRoles.member))
    .on('GET /api/v2/users/current', () => ({ ...student, blockedIds }))
    .on('GET /api/v2/users/:id', personCard({ id: student.id, displayName: student.displayName, isMe: true }))
    .on('GET /api/v2/users/:id/users-with-search-keyword', () => ({
      items: blockedIds.map(() => ({
        person: hai,
        schoolName: null,
        relation: nobody,
        since: '2026-10-01T00:00:00.000Z',
      })),
      nextCursor: null,
    }))
    .on('DELETE /api/v2/blocks/cancelblocks', () => {
      blockedIds = []
      return { isBlocked: false }
    })
  const { user } = openApplication(paths.people(student.id, 'block'))
  const row = await screen.findByRole('listitem')
  expect(within(row).getByRole('img', blocked)).toBeVisible()
  expect(within(row).queryByRole('link')).not.toBeInTheDocument()
  await user.click(within(row).getByRole('button', { name: '解除封鎖 阿海' }))
  expect(await screen.findByText('已解除對 阿海 的封鎖')).toBeVisible()
  expect(server.received('GET /api/v2/users/current').length).toBeGreaterThan(1)
  expect(screen.queryByRole('img', blocked)).not.toBeInTheDocument()
})
