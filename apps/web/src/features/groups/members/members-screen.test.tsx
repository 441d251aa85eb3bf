import type { Group } from '@learntrail/contract/groups/group'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { errorCode, groupAs, groupId, groupServer, hai, me, memberAs, pageOf, qing } from '../groups.fixture.ts'

const { administrator, guest, member, topAdministrator } = memberRoles
const address = `/user/gmember/${groupId}`

/** Opens the screen for a viewer of this role, with 阿海 as an administrator and 小晴 as a member. */
async function open(role: MemberRole, change: Partial<Group> = {}) {
  const server = groupServer(groupAs(role, change)).on(
    'GET /api/v2/api/group-members',
    pageOf(memberAs(me, role), memberAs(hai, administrator), memberAs(qing, member)),
  )
  const application = openApplication(address)
  await screen.findByRole('list', { name: '群組成員' })
  return { server, ...application }
}

it('says which group it is about, in the document title too, and leads back to it', async () => {
  await open(member)
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('群組成員')
  expect(within(screen.getByRole('banner')).getByRole('link', { name: '河川觀察社' })).toHaveAttribute(
    'href',
    `/user/group/${groupId}`,
  )
  await waitFor(() => expect(document.title).toBe('群組成員 · 河川觀察社 · 學跡'))
})

describe('the members of a group', () => {
  it('are listed with what they are in it', async () => {
    await open(topAdministrator)
    const rows = screen.getAllByRole('listitem')
    const of = (name: string) =>
      within(rows.find((row) => within(row).queryByText(name)) ?? screen.getByText('nobody of this name'))
    expect(of('林小雨').getByText('群主')).toBeInTheDocument()
    expect(of('阿海').getByText('管理員')).toBeInTheDocument()
    expect(of('小晴').queryByText('管理員')).not.toBeInTheDocument()
  })

  it('are found by a part of their names', async () => {
    const { server, user } = await open(member)
    server.on('GET /api/v2/api/group-members', pageOf<never>())
    await user.type(screen.getByRole('searchbox', { name: '用名字找成員' }), '小雪')
    expect(await screen.findByText('沒有名字含「小雪」的成員')).toBeInTheDocument()
    expect(server.received('GET /api/v2/api/group-members').at(-1)?.query.get('keyword')).toBe('小雪')
  })

  it('are for its members', async () => {
    groupServer(groupAs(guest))
    openApplication(address)
    expect(await screen.findByText('這裡只開放給群組的成員')).toBeInTheDocument()
  })

  it('are left from there, too, but not by the top administrator', async () => {
    const { server, user } = await open(member)
    server.on('DELETE /api/v2/api/exitGroup', { errorCode: 0, role: guest })
    await user.click(screen.getByRole('button', { name: '退出群組' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '退出群組' }))
    expect(await screen.findByText('你已經退出「河川觀察社」')).toBeInTheDocument()
    cleanup()
    await open(topAdministrator)
    expect(screen.queryByRole('button', { name: '退出群組' })).not.toBeInTheDocument()
  })

  it('are many, and go on', async () => {
    const server = groupServer(groupAs(member)).on('GET /api/v2/api/group-members', ({ query }) =>
      query.get('cursor') === 'next'
        ? pageOf(memberAs(qing, member))
        : { ...pageOf(memberAs(hai, administrator)), nextCursor: 'next' },
    )
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: /更多/ }))
    expect(await screen.findByRole('link', { name: '小晴' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/api/group-members')).toHaveLength(2)
  })

  it.each([
    [
      'topAdministrator',
      {
        林小雨: null,
        阿海: ['設定座號', '改為一般成員', '移交群組', '移出群組', '移出並封鎖'],
        小晴: ['交過的作業', '點數紀錄', '設定座號', '設為管理員', '移交群組', '移出群組', '移出並封鎖'],
      },
    ],
    [
      'administrator',
      {
        林小雨: ['設定座號', '不再當管理員'],
        阿海: ['設定座號'],
        小晴: ['交過的作業', '點數紀錄', '設定座號', '移出群組', '移出並封鎖'],
      },
    ],
    ['member', { 林小雨: null, 阿海: null, 小晴: null }],
  ] as const)('can be changed by a %s as far as that may be, and no further', async (role, acts) => {
    const { user } = await open(memberRoles[role])
    for (const [name, actions] of Object.entries(acts)) {
      const menu = screen.queryByRole('button', { name: `管理「${name}」` })
      if (actions === null) expect(menu).not.toBeInTheDocument()
      else {
        await user.click(menu ?? screen.getByText('there is no menu'))
        const items = await screen.findAllByRole('menuitem')
        expect(items.map(({ textContent }) => textContent)).toEqual(actions)
        await user.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument())
      }
    }
  })

  it('have a seat number beside them, where it is told', async () => {
    const server = groupServer(groupAs(administrator)).on(
      'GET /api/v2/api/group-members',
      pageOf({ ...memberAs(qing, member), memberNumber: '7' }, memberAs(hai, member)),
    )
    server.on('PUT /api/v2/groups/:groupId/members/:personId/number', { errorCode, memberNumber: 'A12' })
    const { user } = openApplication(address)
    expect(await screen.findByText('座號 7')).toBeInTheDocument()
    expect(screen.getAllByText(/^座號 /)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '管理「阿海」' }))
    await user.click(await screen.findByRole('menuitem', { name: '設定座號' }))
    const dialog = within(await screen.findByRole('dialog', { name: '「阿海」的座號' }))
    const field = dialog.getByRole('textbox', { name: '座號' })
    const save = dialog.getByRole('button', { name: '儲存' })
    for (const [typed, sentence] of [
      ['1234', '最多 3 個字'],
      ['七號', '座號只能用英文字母和數字'],
    ] as const) {
      await user.clear(field)
      await user.type(field, typed)
      await user.click(save)
      expect(await dialog.findByText(sentence)).toBeInTheDocument()
    }
    expect(server.received('PUT /api/v2/groups/:groupId/members/:personId/number')).toHaveLength(0)
    await user.clear(field)
    await user.type(field, 'ａ１２')
    await user.click(save)
    expect(await screen.findByText('「阿海」的座號是 A12')).toBeInTheDocument()
    expect(server.received('PUT /api/v2/groups/:groupId/members/:personId/number')).toHaveLength(1)
  })

  it('get their seat numbers from a pasted list, seen before anything changes', async () => {
    const reading = 'POST /api/v2/groups/:groupId/number-list'
    const saving = 'PUT /api/v2/groups/:groupId/numbers'
    const namesake = { ...hai, id: '019e0000-0000-7000-8000-0000000000aa' }
    const found = (person: typeof qing, memberNumber = '') => ({
      person,
      username: `u-${person.id.slice(-2)}`,
      memberNumber,
    })
    const { server, user } = await open(administrator)
    server
      .on(reading, {
        errorCode,
        items: [
          { line: 2, written: '1 小晴', memberNumber: '1', people: [found(qing, '9')] },
          { line: 3, written: '2 阿海', memberNumber: '2', people: [found(hai), found(namesake)] },
          { line: 4, written: '3 沒這人', memberNumber: '3', people: [] },
          { line: 5, written: '備註', memberNumber: null, people: [] },
        ],
      })
      .on(saving, { errorCode, changed: 2 })
    await user.click(screen.getByRole('button', { name: '貼上座號名單' }))
    const dialog = within(await screen.findByRole('dialog', { name: '座號名單' }))
    await user.click(dialog.getByRole('button', { name: '比對' }))
    expect(dialog.getByText('請填寫這個欄位')).toBeInTheDocument()
    expect(server.received(reading)).toHaveLength(0)
    await user.click(dialog.getByRole('textbox', { name: '名單' }))
    await user.paste('座號\t姓名\n1\t小晴\n2\t阿海')
    await user.click(dialog.getByRole('button', { name: '比對' }))
    expect(await dialog.findByText('1 人對到了')).toBeInTheDocument()
    expect(dialog.getByText('3 行沒有對到，不會改動')).toBeInTheDocument()
    expect(dialog.getByText('原本是 9')).toBeInTheDocument()
    expect(dialog.getByText('群組裡沒有這個人')).toBeInTheDocument()
    expect(dialog.getByText('看不出座號和名字')).toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: '「2 阿海」是哪一位' }))
    await user.click(await screen.findByRole('option', { name: /u-aa/, hidden: true }))
    await user.click(dialog.getByRole('button', { name: '儲存 2 個座號' }))
    expect(await screen.findByText('存好了，改了 2 個座號')).toBeInTheDocument()
    expect(server.received(saving)[0]?.body).toEqual({
      numbers: [
        { personId: qing.id, memberNumber: '1' },
        { personId: namesake.id, memberNumber: '2' },
      ],
    })
  })

  it('are told of a number that a pasted list gives twice, and keep the list', async () => {
    const { server, user } = await open(administrator)
    const line = (place: number, person: typeof qing, memberNumber: string) => ({
      line: place,
      written: memberNumber,
      memberNumber,
      people: [{ person, username: 'u', memberNumber: '' }],
    })
    server.on('POST /api/v2/groups/:groupId/number-list', {
      errorCode,
      items: [line(1, qing, '7'), line(2, hai, '07')],
    })
    await user.click(screen.getByRole('button', { name: '貼上座號名單' }))
    const dialog = within(await screen.findByRole('dialog', { name: '座號名單' }))
    await user.click(dialog.getByRole('textbox', { name: '名單' }))
    await user.paste('7 小晴')
    await user.click(dialog.getByRole('button', { name: '比對' }))
    expect(await dialog.findByText('座號 07 給了不只一個人，請改名單')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: '儲存 2 個座號' })).toBeDisabled()
    await user.click(dialog.getByRole('button', { name: '改名單' }))
    expect(dialog.getByRole('textbox', { name: '名單' })).toHaveValue('7 小晴')
  })

  it('are told who has the seat number already', async () => {
    const { server, user } = await open(administrator)
    server.on(
      'PUT /api/v2/groups/:groupId/members/:personId/number',
      refuse(409, { code: 'GROUP_NUMBER_TAKEN', values: { name: '阿海' } }),
    )
    await user.click(screen.getByRole('button', { name: '管理「小晴」' }))
    await user.click(await screen.findByRole('menuitem', { name: '設定座號' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: '座號' }), '7')
    await user.click(dialog.getByRole('button', { name: '儲存' }))
    expect(await dialog.findByText('「阿海」已經用這個座號了，請先改對方的，或換一個。')).toBeInTheDocument()
  })

  it('become administrators after it was said what that means', async () => {
    const { server, user } = await open(topAdministrator)
    server.on('PUT /api/v2/api/changeMemberRole', { errorCode: 0, role: topAdministrator })
    await user.click(screen.getByRole('button', { name: '管理「小晴」' }))
    await user.click(await screen.findByRole('menuitem', { name: '設為管理員' }))
    const dialog = within(await screen.findByRole('dialog', { name: '設「小晴」為管理員？' }))
    expect(server.received('PUT /api/v2/api/changeMemberRole')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: '設為管理員' }))
    expect(await screen.findByText('「小晴」現在是管理員')).toBeInTheDocument()
    expect(server.received('PUT /api/v2/api/changeMemberRole')[0]?.body).toEqual({
      groupId,
      personId: qing.id,
      role: administrator,
    })
  })

  it.each([
    ['teaching', '設為管理員', '小晴', /會從作業、成績冊、點數和公告簽名裡拿掉/],
    ['teaching', '移交群組', '小晴', /會從作業、成績冊、點數和公告簽名裡拿掉/],
    ['open', '設為管理員', '小晴', /管理員不用交作業、簽公告，也沒有點數/],
    ['teaching', '移交群組', '阿海', null],
  ] as const)('are told what a student loses who leads: %s, %s of %s', async (type, act, name, said) => {
    const { user } = await open(topAdministrator, { type })
    await user.click(screen.getByRole('button', { name: `管理「${name}」` }))
    await user.click(await screen.findByRole('menuitem', { name: act }))
    const dialog = within(await screen.findByRole('dialog'))
    if (said) expect(dialog.getByText(said)).toBeInTheDocument()
    else expect(dialog.queryByText(/點數/)).not.toBeInTheDocument()
  })

  it('take the group over after it was said what that means', async () => {
    const { server, user } = await open(topAdministrator)
    server.on('PUT /api/v2/api/changeMemberRole', { errorCode: 0, role: administrator })
    await user.click(screen.getByRole('button', { name: '管理「阿海」' }))
    await user.click(await screen.findByRole('menuitem', { name: '移交群組' }))
    const dialog = within(await screen.findByRole('dialog', { name: '把群組移交給「阿海」？' }))
    expect(dialog.getByText(/你會變成管理員/)).toBeInTheDocument()
    expect(server.received('PUT /api/v2/api/changeMemberRole')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: '移交群組' }))
    await waitFor(() =>
      expect(server.received('PUT /api/v2/api/changeMemberRole')[0]?.body).toEqual({
        groupId,
        personId: hai.id,
        role: topAdministrator,
      }),
    )
  })

  it.each([
    ['移出群組', 'false'],
    ['移出並封鎖', 'true'],
  ])('go when an administrator says so twice: %s', async (act, ban) => {
    const { server, user } = await open(administrator)
    server.on('DELETE /api/v2/api/removeMember', () => {
      server.on('GET /api/v2/api/group-members', pageOf(memberAs(me, administrator)))
      return { errorCode }
    })
    await user.click(screen.getByRole('button', { name: '管理「小晴」' }))
    await user.click(await screen.findByRole('menuitem', { name: act }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: act }))
    expect(await screen.findByText(/^已移出.*「小晴」$/)).toBeInTheDocument()
    const query = server.received('DELETE /api/v2/api/removeMember')[0]?.query
    expect([query?.get('personId'), query?.get('ban')]).toEqual([qing.id, ban])
  })

  it('are asked for anew where something has changed meanwhile, which is said', async () => {
    const { server, user } = await open(topAdministrator)
    server.on('PUT /api/v2/api/changeMemberRole', refuse(409, { code: 'GROUP_ROLE_CHANGED' }))
    const before = server.received('GET /api/v2/api/group-members').length
    await user.click(screen.getByRole('button', { name: '管理「小晴」' }))
    await user.click(await screen.findByRole('menuitem', { name: '設為管理員' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '設為管理員' }))
    expect(await screen.findByText('這個人在群組裡的身分剛剛變了，請看過再試一次。')).toBeInTheDocument()
    await waitFor(() => expect(server.received('GET /api/v2/api/group-members').length).toBeGreaterThan(before))
  })
})

describe('the people of a class', () => {
  const roster = [{ personId: qing.id, memberNumber: '7', realName: '王小明', studentNumber: '1151003' }]

  it('are called by seat number and real name, nickname behind it, for whoever leads it', async () => {
    const server = groupServer(groupAs(administrator, { type: 'teaching' }))
      .on('GET /api/v2/groups/:groupId/roster', { errorCode, items: roster })
      .on(
        'GET /api/v2/api/group-members',
        pageOf({ ...memberAs(qing, member), memberNumber: '7' }, memberAs(hai, member)),
      )
    const { user } = openApplication(address)
    const list = within(await screen.findByRole('list', { name: '群組成員' }))
    const name = await list.findByRole('link', { name: '7 王小明（小晴）' })
    const row = within(name.closest('li') as HTMLElement)
    expect(row.getByText('學號 1151003')).toBeInTheDocument()
    expect(row.queryByText('座號 7')).not.toBeInTheDocument()
    expect(list.getByRole('link', { name: '阿海' })).toBeInTheDocument()
    await user.click(row.getByRole('button', { name: '管理「7 王小明（小晴）」' }))
    await user.click(await screen.findByRole('menuitem', { name: '移出群組' }))
    expect(await screen.findByRole('dialog', { name: '把「7 王小明（小晴）」移出群組？' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/groups/:groupId/roster')).toHaveLength(1)
  })

  it('are searched by number and name by whoever leads it, and by name in a group of another kind', async () => {
    for (const [type, name] of [
      ['teaching', '座號、姓名或學號'],
      ['open', '用名字找成員'],
    ] as const) {
      groupServer(groupAs(administrator, { type })).on('GET /api/v2/api/group-members', pageOf(memberAs(qing, member)))
      openApplication(address)
      expect(await screen.findByRole('searchbox', { name })).toHaveAttribute('placeholder', name)
      cleanup()
    }
  })

  it('are those of their school for whoever has not logged in, who has no page yet', async () => {
    groupServer(groupAs(administrator, { type: 'teaching' }))
      .on('GET /api/v2/groups/:groupId/roster', { errorCode, items: roster })
      .on('GET /api/v2/api/group-members', pageOf(memberAs({ ...qing, displayName: '' }, member)))
    openApplication(address)
    const list = within(await screen.findByRole('list', { name: '群組成員' }))
    expect(await list.findByText('7 王小明')).toBeInTheDocument()
    expect(list.getByText('還沒登入過')).toBeInTheDocument()
    expect(list.queryByRole('link', { name: '7 王小明' })).not.toBeInTheDocument()
  })

  it('are nicknames for one another, and the roster is not asked for', async () => {
    const { server } = await open(member, { type: 'teaching' })
    expect(screen.getByRole('link', { name: '小晴' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/groups/:groupId/roster')).toHaveLength(0)
  })
})

describe('who is banned from a group', () => {
  it('is let back by its administrators', async () => {
    const server = groupServer(groupAs(administrator))
      .on('GET /api/v2/api/getBannedByGroupId', pageOf({ person: qing, since: '2026-11-20T04:00:00.000Z' }))
      .on('DELETE /api/v2/api/liftBan', { errorCode: 0 })
    const { user } = openApplication(address)
    const banned = within(await screen.findByRole('list', { name: '封鎖名單' }))
    await user.click(banned.getByRole('button', { name: '解除：小晴' }))
    expect(await screen.findByText('已解除對「小晴」的封鎖')).toBeInTheDocument()
    expect(server.received('DELETE /api/v2/api/liftBan')[0]?.query.get('personId')).toBe(qing.id)
  })

  it('is not asked for by a member', async () => {
    const { server } = await open(member)
    expect(server.received('GET /api/v2/api/getBannedByGroupId')).toHaveLength(0)
  })
})

describeFaces({
  path: address,
  server: () => groupServer(groupAs(member)).on('GET /api/v2/api/group-members', pageOf(memberAs(qing, member))),
  reads: ['GET /api/v2/api/getGroupByGroupId', 'GET /api/v2/api/group-members'],
  loaded: () => screen.getByText('小晴'),
})
