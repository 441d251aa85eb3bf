import { defaultPreferences, type Preferences } from '@learntrail/contract/profiles/preferences'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const none = { friendship: 'none', isFollowing: false, isFan: false, remark: '' } as const
const person = (id: number, displayName: string) => ({
  id: `019a0000-0000-7000-8000-00000000000${id}`,
  displayName,
  avatar: null,
  isDeleted: false,
})

const suggestions = [
  { tw: '科展', en: 'Science fair' },
  { tw: '程式設計', en: 'Programming' },
]

function open(path: string, chosen: Partial<Preferences> = {}) {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/portfolios/current/tags', { recent: [], custom: [], suggestions })
    .on('GET /api/v2/users/preferences', { ...defaultPreferences, ...chosen })
    .on('PATCH /api/v2/users/preferences', ({ body }) => ({ ...defaultPreferences, ...(body as object) }))
    .on('GET /api/v2/users/current/suggestions', {
      items: [
        { person: person(2, '阿海'), schoolName: '山上高中', relation: none, reason: 'inviter' },
        { person: person(3, '小雨'), schoolName: '山上高中', relation: none, reason: 'schoolmate' },
      ],
    })
  return { server, ...openApplication(path) }
}

describe('the first visit', () => {
  it('begins with interests, which are at hand when one writes', async () => {
    const { server, user, at } = open('/newuser')
    await user.click(await screen.findByRole('button', { name: '科展' }))
    await user.click(screen.getByRole('button', { name: '選好 1 個，下一步' }))
    await waitFor(() => expect(at()).toBe('/newuser/1/0'))
    expect(server.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({ portfolioRecentTags: ['科展'] })
  })

  it('names them in the language of the screen, and knows those chosen in the other', async () => {
    const { server, user } = open('/newuser', { locale: 'en', portfolioRecentTags: ['科展', 'river'] })
    expect(await screen.findByRole('button', { name: 'Science fair', pressed: true })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Programming' }))
    await user.click(screen.getByRole('button', { name: /^(Keep|Save) 2/ }))
    await waitFor(() =>
      expect(server.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({
        portfolioRecentTags: ['Science fair', 'Programming', 'river'],
      }),
    )
  })

  it('goes on without any', async () => {
    const { server, user, at } = open('/newuser/0/0')
    await user.click(await screen.findByRole('button', { name: '下一步' }))
    expect(at()).toBe('/newuser/1/0')
    expect(server.received('PATCH /api/v2/users/preferences')).toHaveLength(0)
  })

  it('names the reason why somebody is shown', async () => {
    open('/newuser/1/0')
    expect(await screen.findByText('邀請你加入的人')).toBeInTheDocument()
    expect(screen.getByText('和你同在山上高中')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '加好友：小雨' })).toBeInTheDocument()
  })

  it('finds people by name', async () => {
    const { server, user } = open('/newuser/1/1')
    server.on('POST /api/v2/search/searchperson', { items: [{ ...person(4, '陳雨'), schoolName: null }] })
    await user.type(await screen.findByRole('searchbox', { name: '對方的暱稱或帳號' }), '雨')
    expect(await screen.findByRole('link', { name: '陳雨' })).toBeInTheDocument()
  })

  it('ends with the first record, and is done', async () => {
    const { server, user, at } = open('/newuser/2/0')
    await user.click(await screen.findByRole('button', { name: '跟著提問寫' }))
    await waitFor(() => expect(at()).toContain('/user/portfolio_guide'))
    expect(server.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({
      isFirstVisitFinished: true,
      isTutorialFinished: true,
    })
  })

  it('can be left for later at every step', async () => {
    const { server, user, at } = open('/newuser/1/0')
    await user.click(await screen.findByRole('button', { name: '之後再說' }))
    await waitFor(() => expect(at()).toContain('/portfolio'))
    expect(server.received('PATCH /api/v2/users/preferences')[0]?.body).toEqual({ isFirstVisitFinished: true })
  })

  it.each(['/newuser/9/0', '/newuser/x/0', '/newuser/1/7'])('begins where %s is no step', async (path) => {
    const { at } = open(path)
    await waitFor(() => expect(at()).toBe('/newuser/0/0'))
  })
})

const someoneToKnow = (...items: object[]) =>
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/current/suggestions', { items } as never)

describeFaces({
  path: '/newuser/1/0',
  server: () =>
    someoneToKnow({ person: person(2, '阿海'), schoolName: '山上高中', relation: none, reason: 'schoolmate' }),
  reads: 'GET /api/v2/users/current/suggestions',
  loaded: () => screen.getByRole('link', { name: '阿海' }),
  empty: { server: someoneToKnow, says: /目前沒有更多可以推薦的人/ },
})
