import type { Group } from '@learntrail/contract/groups/group'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { ScreenPath } from '@learntrail/contract/screens'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WebFeature } from '../feature/web-feature.ts'
import { groupAs, groupId, groupServer, hai, memberAs, pageOf } from '../features/groups/groups.fixture.ts'
import { aFile, writersServer } from '../features/posts/posts.fixture.ts'
import { guestServer, openApplication } from '../testing/open-application.tsx'
import { student } from '../testing/people.ts'
import { features } from './features.ts'

const { administrator, member } = memberRoles
const address = '/stones'

const Stones = () => <h1>河裡的石頭</h1>
const StonesOfGroup = ({ group }: { group: Group }) => <p>{`${group.name}的石頭`}</p>

/** A feature unknown to all others. */
const stones: WebFeature = {
  name: 'stones',
  menu: {
    texts: [],
    items: [{ name: () => '石頭', icon: 'spark', to: address, place: { section: 'own', order: 9 } }],
  },
  screens: async () => [
    {
      path: address as string as ScreenPath,
      frame: 'shell',
      lazy: async () => ({ Component: Stones }),
    },
  ],
  inGroups: async () => ({
    tab: { value: 'stones', name: () => '石頭', Panel: StonesOfGroup },
    wayOfGroup: () => ({ name: '數石頭', icon: 'list', to: address }),
    wayOfMember: (_group, { person }) => ({ name: `${person.displayName}的石頭`, icon: 'list', to: address }),
  }),
  inSearch: async () => ({
    categories: { course: { name: () => '石頭' } },
    things: { course: { to: (id) => `${address}?stone=${id}`, untitled: () => '沒有名字的石頭' } },
  }),
  fileUses: async () => ({ stone: (title) => ({ name: `用在石頭「${title}」`, to: address }) }),
}
/** It borrows the search category `course` of the contract, so the feature that has it is left out. */
const withoutCourses = features.filter(({ name }) => name !== 'courses')
const withStones = [...withoutCourses, stones]

function someone() {
  return guestServer().on('GET /api/v2/users/current', student).on('GET /api/v2/sessions/devices', { devices: [] })
}

test('a feature that is in the list is in the menu, and has its screen', async () => {
  someone()
  const { user } = openApplication('/account', withStones)
  await user.click(await screen.findByRole('button', { name: '選單' }))
  const menu = within(await screen.findByRole('dialog', { name: '選單' }))
  await user.click(await menu.findByRole('link', { name: '石頭' }))
  expect(await screen.findByRole('heading', { name: '河裡的石頭' })).toBeVisible()
})

test('it has its tab in a group before what the group says of itself, and its way in the menu', async () => {
  groupServer(groupAs(member))
  const { user, at } = openApplication(`/user/group/${groupId}`, withStones)
  await user.click(await screen.findByRole('tab', { name: '石頭' }))
  expect(await screen.findByText('河川觀察社的石頭')).toBeVisible()
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs.slice(-3)).toEqual(['石頭', '成員', '關於'])
  await user.click(screen.getByRole('button', { name: /河川觀察社/ }))
  await user.click(await screen.findByRole('menuitem', { name: '數石頭' }))
  await waitFor(() => expect(at()).toBe(address))
})

test('it has its way of a member there, for those who administer the group', async () => {
  groupServer(groupAs(administrator)).on('GET /api/v2/api/group-members', pageOf(memberAs(hai, member)))
  const { user, at } = openApplication(`/user/gmember/${groupId}`, withStones)
  await user.click(await screen.findByRole('button', { name: /阿海/ }))
  await user.click(await screen.findByRole('menuitem', { name: '阿海的石頭' }))
  await waitFor(() => expect(at()).toBe(address))
})

test('my files say that it uses one', async () => {
  const file = { ...aFile(), isUsed: true, uses: [{ kind: 'stone', id: null, title: '青石' }] }
  const room = { count: 1, bytes: 1, limit: 2, kinds: [], unused: { count: 0, bytes: 0 } }
  writersServer()
    .on('GET /api/v2/files', { items: [file], nextCursor: null })
    .on('GET /api/v2/files/room', room)
  openApplication('/user/fileedit', withStones)
  expect(await screen.findByRole('link', { name: '用在石頭「青石」' })).toHaveAttribute('href', address)
})

test('the search has its category, and shows what it finds of it', async () => {
  const stone = {
    kind: 'course' as const,
    owner: null,
    likeCount: null,
    messageCount: 3,
    snippet: { text: '圓圓的青石', marks: [[3, 5] as [number, number]] },
  }
  const items = [
    { ...stone, id: '019a0000-0000-7000-8000-00000000ab01', title: { text: '河裡的', marks: [] } },
    { ...stone, id: '019a0000-0000-7000-8000-00000000ab02', title: { text: '', marks: [] } },
  ]
  someone()
    .on('GET /api/v2/search/counts', { items: [{ category: 'course', count: 2 }] })
    .on('GET /api/v2/search/all', { items: [{ category: 'course', found: items }] })
  openApplication('/user/search?keyword=青石', withStones)
  expect(await screen.findByRole('tab', { name: '石頭 2' })).toBeVisible()
  const found = within(await screen.findByRole('list', { name: '石頭' }))
  expect(found.getByRole('link', { name: '河裡的' })).toHaveAttribute('href', `${address}?stone=${items[0]?.id}`)
  expect(found.getByRole('link', { name: '沒有名字的石頭' })).toBeVisible()
  expect(found.getAllByText('青石', { selector: 'mark' })).toHaveLength(2)
  expect(found.getAllByRole('img', { name: '3 則留言' })).toHaveLength(2)
  expect(found.queryByRole('img', { name: /喜歡/ })).not.toBeInTheDocument()
})

test('the search leaves out what no feature has a name for', async () => {
  someone()
    .on('GET /api/v2/search/counts', {
      items: [
        { category: 'course', count: 2 },
        { category: 'portfolio', count: 1 },
      ],
    })
    .on('GET /api/v2/search/all', { items: [{ category: 'course', found: [] }] })
  openApplication('/user/search?keyword=青石', withoutCourses)
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['全部', '紀錄 1'])
})

test('one that is not in the list is nowhere', async () => {
  someone()
  const { at } = openApplication(address)
  await waitFor(() => expect(at()).toBe('/error'))
})
