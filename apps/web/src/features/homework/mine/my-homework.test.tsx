import { memberRoles } from '@learntrail/contract/groups/roles'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { groupAs } from '../../groups/groups.fixture.ts'
import { counts, groupId, homeworkServer, inDays, pageOf, questionFor, work } from '../homework.fixture.ts'

afterEach(() => void vi.restoreAllMocks())

describe('my homework', () => {
  it('stands by the day on which it is due', async () => {
    const over = questionFor('member', { id: `${groupId}9`, title: '補交的', deadline: inDays(-1) })
    homeworkServer()
      .on('GET /api/v2/homework/count', counts({ due: 1, missing: 1 }))
      .on('GET /api/v2/homework/due', pageOf(over, questionFor('member')))
    openApplication('/homework')
    expect(await screen.findByRole('tab', { name: '待繳交 2' })).toBeInTheDocument()
    const late = within(await screen.findByRole('list', { name: '時間已過，可以補交' }))
    expect(late.getByRole('link', { name: /補交的/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /量量看水溝/ })).toHaveTextContent('河川觀察社')
    expect(screen.queryByRole('tab', { name: /待批改/ })).not.toBeInTheDocument()
  })

  it('that came back has its score', async () => {
    homeworkServer().on(
      'GET /api/v2/homework/released',
      pageOf(questionFor('member', { mine: work('reviewed', { score: 95 }) })),
    )
    const { user, at } = openApplication('/homework')
    await user.click(await screen.findByRole('tab', { name: '已發還' }))
    expect(at()).toBe('/homework?view=released')
    expect(await screen.findByRole('link', { name: /量量看水溝.*已發還.*95/ })).toBeInTheDocument()
  })

  it('begins, for whoever has none to do, with what waits to be corrected', async () => {
    homeworkServer()
      .on('GET /api/v2/homework/count', counts({}, 4))
      .on('GET /api/v2/homework/to-correct', pageOf(questionFor('administrator')))
    const { user, at } = openApplication('/homework')
    expect(await screen.findByRole('tab', { name: '待批改 4' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('link', { name: /量量看水溝/ })).toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: '待繳交' }))
    expect(at()).toBe('/homework?view=due')
    expect(await screen.findByText('目前沒有待繳交的作業')).toBeInTheDocument()
  })

  it('says apart from what waits to be corrected what is corrected and not returned', async () => {
    const question = questionFor('administrator', {
      counts: { assigned: 3, handedIn: 3, missing: 0, toCorrect: 0, corrected: 2 },
    })
    homeworkServer()
      .on('GET /api/v2/homework/count', { ...counts(), corrected: 2 })
      .on('GET /api/v2/homework/to-correct', pageOf(question))
    openApplication('/homework')
    expect(await screen.findByRole('tab', { name: '待批改' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByText('2 份已批改、尚未發還')).toBeInTheDocument()
    expect(screen.queryByText(/份待批改/)).not.toBeInTheDocument()
    expect(screen.queryByText(/份等你處理/)).not.toBeInTheDocument()
  })

  it('is in my own calendar by a secret address, which ends when I say so', async () => {
    const server = homeworkServer()
      .on('GET /api/v2/homework/calendar', { address: null })
      .on('POST /api/v2/homework/calendar', () => {
        server.on('GET /api/v2/homework/calendar', { address: '/api/v2/homework/calendar/a.ics' })
        return { address: '/api/v2/homework/calendar/a.ics' }
      })
      .on('DELETE /api/v2/homework/calendar', () => {
        server.on('GET /api/v2/homework/calendar', { address: null })
        return { address: null }
      })
    const { user } = openApplication('/homework')
    await user.click(await screen.findByRole('button', { name: '放進行事曆' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: '產生網址' }))
    expect(await dialog.findByDisplayValue(`${location.origin}/api/v2/homework/calendar/a.ics`)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '更換或停用網址' }))
    await user.click(dialog.getByRole('button', { name: '停用' }))
    expect(await dialog.findByRole('button', { name: '產生網址' })).toBeInTheDocument()
  })

  it('leaves its title the room on a telephone: calendar and help are in one menu', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      media === '(max-width: 767px)' ? { ...wide(media), matches: true } : wide(media),
    )
    homeworkServer().on('GET /api/v2/homework/calendar', { address: null })
    const { user, at } = openApplication('/homework')
    const tools = await screen.findByRole('button', { name: '行事曆和說明' })
    expect(screen.queryByRole('button', { name: '放進行事曆' })).not.toBeInTheDocument()
    await user.click(tools)
    await user.click(await screen.findByRole('menuitem', { name: '放進行事曆' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getAllByRole('button', { name: /關閉/ })[0] as HTMLElement)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await user.click(tools)
    await user.click(await screen.findByRole('menuitem', { name: '使用說明' }))
    await waitFor(() => expect(at()).toBe('/help/homework'))
  })

  it('says that there is none, and why it is not there', async () => {
    const server = homeworkServer()
    const { user } = openApplication('/homework')
    expect(await screen.findByText('目前沒有待繳交的作業')).toBeInTheDocument()
    server.on('GET /api/v2/homework/handed-in', refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.click(screen.getByRole('tab', { name: '已繳交' }))
    expect(await screen.findByRole('button', { name: '再試一次' })).toBeInTheDocument()
  })
})

describe('the homework of a group', () => {
  const address = `/user/group/${groupId}?tab=homework`

  it('is for members what they have to do', async () => {
    homeworkServer(questionFor('member')).on('GET /api/v2/api/getGroupByGroupId', {
      errorCode: 0,
      group: groupAs(memberRoles.member),
    })
    openApplication(address)
    expect(await screen.findByRole('region', { name: '待繳交' })).toHaveTextContent('量量看水溝')
    expect(screen.queryByRole('link', { name: '發布作業' })).not.toBeInTheDocument()
  })

  it.each([memberRoles.member, memberRoles.administrator])(
    'says on its tab how much of it waits, to %s',
    async (role) => {
      homeworkServer(questionFor('member'))
        .on('GET /api/v2/homework/count', { ...counts(), groups: [{ groupId, waiting: 3 }] })
        .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(role) })
        .on('GET /api/v2/api/group-apply-and-invite-count', { errorCode: 0, applications: 0, invitations: 0 })
      openApplication(address)
      expect(await screen.findByRole('tab', { name: /^作業\s*3 份等你處理$/ })).toBeInTheDocument()
    },
  )

  it('is for who leads it how far everybody is, narrowed to a state', async () => {
    const server = homeworkServer(questionFor('administrator'))
      .on('GET /api/v2/api/getGroupByGroupId', { errorCode: 0, group: groupAs(memberRoles.administrator) })
      .on('GET /api/v2/api/group-apply-and-invite-count', { errorCode: 0, applications: 0, invitations: 0 })
    const { user } = openApplication(address)
    expect(await screen.findByText('1 份待批改')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '發布作業' })).toHaveAttribute(
      'href',
      `/user/group/${groupId}/build-homework`,
    )
    await user.click(screen.getByRole('button', { name: '已封存' }))
    expect(server.received('GET /api/v2/homework/questions').at(-1)?.query.get('state')).toBe('archived')
  })
})

describeFaces({
  path: '/homework',
  server: () => homeworkServer().on('GET /api/v2/homework/due', pageOf(questionFor('member'))),
  reads: 'GET /api/v2/homework/due',
  loaded: () => screen.getByRole('link', { name: /量量看水溝/ }),
  empty: { server: homeworkServer, says: '目前沒有待繳交的作業' },
})

describeFaces({
  path: '/homework?view=toCorrect',
  server: () => homeworkServer().on('GET /api/v2/homework/to-correct', pageOf(questionFor('administrator'))),
  reads: 'GET /api/v2/homework/to-correct',
  loaded: () => screen.getByRole('link', { name: /量量看水溝/ }),
})
