import type { Group } from '@learntrail/contract/groups/group'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { errorCode, groupAs, groupId, groupServer, hai, me, memberAs, pageOf, qing } from '../groups.fixture.ts'

const { administrator, guest, member, topAdministrator } = memberRoles
const call = 'POST /api/v2/groups/:groupId/next'
const newGroup = '019b0000-0000-7000-8000-0000000000ff'
const archivedAt = '2027-07-02T00:00:00.000Z'

const serverOf = (group: Group) =>
  groupServer(group).on(
    'GET /api/v2/api/group-members',
    pageOf(memberAs(me, topAdministrator), memberAs(hai, administrator), memberAs(qing, member)),
  )

async function openMenu(group: Group) {
  const server = serverOf(group)
  const application = openApplication(`/user/group/${groupId}?tab=about`)
  await application.user.click(await screen.findByRole('button', { name: `管理「${group.name}」` }))
  return { server, ...application }
}

describe('a new year', () => {
  it('is begun in three steps, with everybody but those who stay', async () => {
    const group = groupAs(topAdministrator, { name: '七年一班', handle: 'class-701', memberCount: 3 })
    const { server, user, at } = await openMenu(group)
    server.on('GET /api/v2/api/isiddup', { errorCode, isTaken: false })
    server.on(call, { errorCode, groupId: newGroup, memberCount: 2, leftOut: [hai] })
    await user.click(await screen.findByRole('menuitem', { name: '升上新學年' }))
    const dialog = within(await screen.findByRole('dialog', { name: '升上新學年' }))
    expect(dialog.getByRole('textbox', { name: /新群組的名稱/ })).toHaveValue('八年一班')
    expect(dialog.getByRole('textbox', { name: /群組代號/ })).toHaveValue('class-801')
    await user.click(dialog.getByRole('button', { name: '選成員' }))
    expect(await dialog.findByRole('checkbox', { name: '小晴' })).toBeChecked()
    expect(dialog.getByRole('checkbox', { name: me.displayName })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: '小晴' }))
    expect(dialog.getByText(/2 位成員會一起升上去/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '升上新學年' }))
    expect(await dialog.findByText(/「八年一班」準備好了，2 位成員都收到通知/)).toBeInTheDocument()
    expect(dialog.getByText(/有 1 位沒有一起升上去.*300 個群組裡：阿海/)).toBeInTheDocument()
    expect(server.received(call)[0]?.body).toMatchObject({
      name: '八年一班',
      handle: 'class-801',
      topAdministratorId: me.id,
      withoutIds: [qing.id],
    })
    await user.click(dialog.getByRole('button', { name: '去新群組' }))
    await waitFor(() => expect(at()).toBe(`/user/group/${newGroup}`))
  })

  it('is begun by who acts for the school as well, with everybody', async () => {
    const can = { ...groupAs(member).can, leave: false, goOn: true }
    const group = groupAs(guest, { type: 'school', name: '七年級', memberCount: 3, can })
    const { server, user } = await openMenu(group)
    server.on('GET /api/v2/api/isiddup', { errorCode, isTaken: false })
    server.on(call, { errorCode, groupId: newGroup, memberCount: 3, leftOut: [] })
    await user.click(await screen.findByRole('menuitem', { name: '升上新學年' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: '選成員' }))
    expect(dialog.getByText(/^3 位成員會一起升上去/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '升上新學年' }))
    expect(await dialog.findByText(/「八年級」準備好了/)).toBeInTheDocument()
  })

  it('asks for another ID where that is taken, and keeps what was typed', async () => {
    const { server, user } = await openMenu(groupAs(topAdministrator))
    server.on('GET /api/v2/api/isiddup', { errorCode, isTaken: false })
    server.on(call, refuse(409, { code: 'GROUP_HANDLE_TAKEN' }))
    await user.click(await screen.findByRole('menuitem', { name: '升上新學年' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: /新群組的名稱/ })
    await user.clear(name)
    await user.click(dialog.getByRole('button', { name: '選成員' }))
    expect(name).toHaveAccessibleDescription(/.+/)
    await user.type(name, '新的一年')
    await user.click(dialog.getByRole('button', { name: '選成員' }))
    await user.click(await dialog.findByRole('button', { name: '升上新學年' }))
    expect(await screen.findByText('已經有群組用這個代號了，換一個吧。')).toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: /新群組的名稱/ })).toHaveValue('新的一年')
  })
})

describe('a group that is put away', () => {
  it('is so when its top administrator says so twice', async () => {
    const { server, user } = await openMenu(groupAs(topAdministrator))
    const put = 'PUT /api/v2/groups/:groupId/archive'
    server.on(put, { errorCode, group: groupAs(topAdministrator, { archivedAt }) })
    await user.click(await screen.findByRole('menuitem', { name: '封存群組' }))
    expect(server.received(put)).toHaveLength(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '封存群組' }))
    expect(await screen.findByText('「河川觀察社」已封存')).toBeInTheDocument()
    expect(server.received(put)[0]?.body).toEqual({ isArchived: true })
  })

  it('says so, leads to the next one, and offers nothing that would be refused', async () => {
    serverOf(groupAs(member, { archivedAt, next: { id: newGroup, name: '八年一班' } }))
    openApplication(`/user/group/${groupId}?tab=about`)
    expect(await screen.findByText(/這個群組已經封存/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '八年一班' })).toHaveAttribute('href', `/user/group/${newGroup}`)
  })

  it('is taken out again by its top administrator', async () => {
    const put = 'PUT /api/v2/groups/:groupId/archive'
    const closed = groupAs(topAdministrator, { archivedAt })
    const { server, user } = await openMenu({ ...closed, can: { ...closed.can, edit: false, goOn: false } })
    server.on(put, { errorCode, group: groupAs(topAdministrator) })
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['群組分析', '取消封存', '刪除群組'])
    await user.click(screen.getByRole('menuitem', { name: '取消封存' }))
    await waitFor(() => expect(server.received(put)[0]?.body).toEqual({ isArchived: false }))
  })

  it('is among the earlier ones, once they are asked for', async () => {
    const server = groupServer()
    const { user } = openApplication('/group/mine')
    const earlier = await screen.findByRole('button', { name: '以前的群組' })
    server.on('GET /api/v2/api/getAllGroups', pageOf(groupAs(member, { name: '六年一班', archivedAt })))
    await user.click(earlier)
    expect(await screen.findByRole('link', { name: '六年一班' })).toBeInTheDocument()
    expect(server.received('GET /api/v2/api/getAllGroups').at(-1)?.query.get('isArchived')).toBe('true')
  })
})
