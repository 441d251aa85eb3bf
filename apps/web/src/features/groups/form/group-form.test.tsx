import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { fakeUploads } from '../../files/fake-uploads.fixture.ts'
import { aFile } from '../../posts/posts.fixture.ts'
import { groupAs, groupId, groupServer } from '../groups.fixture.ts'

const { administrator, member, topAdministrator } = memberRoles
const form = '/user/agroup'
const free = { errorCode: 0, isTaken: false } as const
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const fill = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })

function open(path = form) {
  const server = groupServer(groupAs(topAdministrator)).on('GET /api/v2/api/isiddup', free)
  return { server, ...openApplication(path) }
}

describe('changing a group', () => {
  it('that is not named leads to mine, and one that is put away is refused at once', async () => {
    const server = groupServer(groupAs(topAdministrator, { archivedAt: '2026-11-20T02:00:00.000Z' }))
    const { router, at } = openApplication('/user/egroup')
    await waitFor(() => expect(at()).toBe('/group/mine'))
    await act(() => router.navigate(`/user/egroup/${groupId}`))
    expect(await screen.findByText('這個群組已經封存了')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /^群組名稱/ })).not.toBeInTheDocument()
    expect(server.received('GET /api/v2/api/getGroupByGroupId').length).toBeGreaterThan(0)
  })
})

describe('making a group', () => {
  it('asks for a name and an ID, and leads into what was made', async () => {
    const { server, user, at } = open()
    server.on('POST /api/v2/api/addGroup', { errorCode: 0, group: groupAs(topAdministrator) })
    await fill(/^群組名稱/, '河川觀察社')
    await fill(/^群組代號/, 'river')
    await fill(/^介紹/, '每個月走一次河邊。')
    await user.click(screen.getByRole('button', { name: /^私人/ }))
    await user.click(screen.getByRole('button', { name: '語文' }))
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    await waitFor(() => expect(at()).toBe(`/user/group/${groupId}`))
    expect(server.received('POST /api/v2/api/addGroup')[0]?.body).toMatchObject({
      type: 'private',
      schoolId: null,
      name: '河川觀察社',
      handle: 'river',
      description: '每個月走一次河邊。',
      tags: ['verbal_linguistic'],
      coverFileId: null,
    })
  })

  it('says while one types whether the ID is free', async () => {
    const { server, user } = open()
    const handle = await field(/^群組代號/)
    await user.type(handle, 'river')
    await waitFor(() => expect(handle).toHaveAccessibleDescription('可以使用'))
    expect(server.received('GET /api/v2/api/isiddup').map(({ query }) => query.get('handle'))).toEqual(['river'])
    server.on('GET /api/v2/api/isiddup', { errorCode: 0, isTaken: true })
    await user.type(handle, '2')
    await waitFor(() => expect(handle).toHaveAccessibleDescription(/已經有群組用這個代號了/))
  })

  it('does not ask about an ID that cannot be one', async () => {
    const { server, user } = open()
    const handle = await field(/^群組代號/)
    await user.type(handle, '河川社')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    await waitFor(() => expect(handle).toBeInvalid())
    expect(server.received('GET /api/v2/api/isiddup')).toHaveLength(0)
  })

  it('leads to the first field that is wrong, and sends nothing', async () => {
    const { server, user } = open()
    await fill(/^群組代號/, 'river')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    const name = await field(/^群組名稱/)
    await waitFor(() => expect(name).toHaveFocus())
    expect(server.received('POST /api/v2/api/addGroup')).toHaveLength(0)
  })

  it('waits for the picture that shall be its cover', async () => {
    const uploads = fakeUploads()
    const { server, user } = open()
    server.on('POST /api/v2/api/addGroup', refuse(503, { code: 'READ_ONLY' }))
    await fill(/^群組名稱/, '河川觀察社')
    await fill(/^群組代號/, 'river')
    const picture = new File(['river'], '河邊.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('選一張照片'), { target: { files: [picture] } })
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    expect(await screen.findByText('封面還在上傳，傳完再按一次。')).toBeInTheDocument()
    expect(server.received('POST /api/v2/api/addGroup')).toHaveLength(0)
    const cover = aFile({ displayName: '河邊.jpg' })
    await act(async () => uploads[0]?.arrive(cover))
    expect(await screen.findByRole('button', { name: '移除照片' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/api/addGroup')[0]?.body).toMatchObject({ coverFileId: cover.id }),
    )
  })

  it('has a drawn cover by one press', async () => {
    const { server, user } = open()
    server.on('POST /api/v2/api/addGroup', { errorCode: 0, group: groupAs(topAdministrator) })
    await fill(/^群組名稱/, '河川觀察社')
    await fill(/^群組代號/, 'river')
    expect(screen.getByRole('button', { name: '為群組畫的' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '海浪' }))
    expect(screen.getByRole('button', { name: '海浪' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/api/addGroup')[0]?.body).toMatchObject({
        coverFileId: null,
        drawnCover: 'waves',
      }),
    )
  })

  it('says what is too long, and how long it may be', async () => {
    const { server, user } = open()
    await fill(/^群組名稱/, '河川觀察社')
    await fill(/^群組代號/, 'river')
    const description = await field(/^介紹/)
    await fill(/^介紹/, '說'.repeat(groupLimits.description + 1))
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    expect(await screen.findByText(/最多 1500 個字/)).toBeInTheDocument()
    await waitFor(() => expect(description).toHaveFocus())
    expect(server.received('POST /api/v2/api/addGroup')).toHaveLength(0)
  })

  it('points at the ID that somebody else took in the meantime', async () => {
    const { server, user } = open()
    server.on('POST /api/v2/api/addGroup', refuse(409, { code: 'GROUP_HANDLE_TAKEN' }))
    await fill(/^群組名稱/, '河川觀察社')
    await fill(/^群組代號/, 'river')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    const handle = await field(/^群組代號/)
    await waitFor(() => expect(handle).toHaveFocus())
    expect(handle).toHaveAccessibleDescription(/已經有群組用這個代號了/)
    expect(await field(/^群組名稱/)).toHaveValue('河川觀察社')
  })

  it('says what a teaching group needs, and keeps what was typed', async () => {
    const { server, user } = open()
    server.on('POST /api/v2/api/addGroup', refuse(403, { code: 'GROUP_TEACHING_REFUSED' }))
    await user.click(await screen.findByRole('button', { name: /^教學/ }))
    await fill(/^群組名稱/, '二年三班')
    await fill(/^群組代號/, 'class-203')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('教學群組需要完成教師驗證，並使用 Plus 方案。')
    expect(await field(/^群組名稱/)).toHaveValue('二年三班')
    expect(screen.getByRole('button', { name: /^教學/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('offers groups of a school to whoever acts for one', async () => {
    open()
    await field(/^群組名稱/)
    expect(screen.queryByRole('button', { name: /^學校/ })).not.toBeInTheDocument()
    cleanup()

    const server = groupServer()
      .on('GET /api/v2/users/current', {
        ...student,
        schoolPermissions: [{ schoolId: 's-1', schoolName: '山上高中', reach: null }],
      })
      .on('GET /api/v2/api/isiddup', free)
      .on('POST /api/v2/api/addGroup', refuse(503, { code: 'READ_ONLY' }))
    const { user } = openApplication(form)
    await user.click(await screen.findByRole('button', { name: /^學校/ }))
    await fill(/^群組名稱/, '全校')
    await fill(/^群組代號/, 'school')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/api/addGroup')[0]?.body).toMatchObject({ type: 'school', schoolId: 's-1' }),
    )
  })

  it('finds what was typed again after the tab was closed, and sends it as the same group', async () => {
    const { server, user } = open()
    server.on('POST /api/v2/api/addGroup', refuse(503, { code: 'READ_ONLY' }))
    await fill(/^群組名稱/, '河川觀察社')
    await fill(/^群組代號/, 'river')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    await screen.findByRole('alert')
    cleanup()

    openApplication(form)
    expect(await field(/^群組名稱/)).toHaveValue('河川觀察社')
    await user.click(screen.getByRole('button', { name: '建立群組' }))
    await waitFor(() => expect(server.received('POST /api/v2/api/addGroup')).toHaveLength(2))
    const [first, second] = server.received('POST /api/v2/api/addGroup').map(({ body }) => body)
    expect(second).toEqual(first)
  })
})

describe('changing a group', () => {
  it('begins with what it says of itself, and its type stays', async () => {
    const { server, user, at } = open(`/user/egroup/${groupId}`)
    server.on('PATCH /api/v2/api/editGroup', { errorCode: 0, group: groupAs(topAdministrator) })
    const name = await field(/^群組名稱/)
    expect(name).toHaveValue('河川觀察社')
    expect(await field(/^群組代號/)).toHaveValue('river')
    expect(screen.queryByRole('button', { name: /^公開/ })).not.toBeInTheDocument()
    await user.type(name, '二隊')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(at()).toBe(`/user/group/${groupId}`))
    expect(server.received('PATCH /api/v2/api/editGroup')[0]?.body).toEqual({ groupId, name: '河川觀察社二隊' })
    // The group's own ID is not checked.
    expect(server.received('GET /api/v2/api/isiddup')).toHaveLength(0)
  })

  it('finds a change again that was not saved, beside what another administrator saved since', async () => {
    const { user } = open(`/user/egroup/${groupId}`)
    await user.type(await field(/^群組名稱/), '二隊')
    cleanup()

    const server = groupServer(groupAs(topAdministrator, { description: '每個月走兩次河邊。' }))
    server.on('PATCH /api/v2/api/editGroup', { errorCode: 0, group: groupAs(topAdministrator) })
    openApplication(`/user/egroup/${groupId}`)
    expect(await field(/^群組名稱/)).toHaveValue('河川觀察社二隊')
    expect(await field(/^介紹/)).toHaveValue('每個月走兩次河邊。')
    await user.click(screen.getByRole('button', { name: '儲存' }))
    await waitFor(() => expect(server.received('PATCH /api/v2/api/editGroup')).toHaveLength(1))
    expect(server.received('PATCH /api/v2/api/editGroup')[0]?.body).toEqual({ groupId, name: '河川觀察社二隊' })
  })

  it.each([
    ['a member', member, false],
    ['an administrator', administrator, true],
  ] as const)('is for its administrators: %s', async (_, role, isFor) => {
    groupServer(groupAs(role))
    openApplication(`/user/egroup/${groupId}`)
    if (isFor) expect(await field(/^群組名稱/)).toBeInTheDocument()
    else expect(await screen.findByText('這裡只開放給群組的管理員')).toBeInTheDocument()
  })
})

describeFaces({
  path: `/user/egroup/${groupId}`,
  server: () => groupServer(groupAs(topAdministrator)),
  reads: 'GET /api/v2/api/getGroupByGroupId',
  loaded: () => screen.getByRole('textbox', { name: /^群組名稱/ }),
  refused: [{ status: 404, code: 'GROUP_NOT_FOUND', says: '找不到這個群組' }],
})
