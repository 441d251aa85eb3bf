import type { TeamArrangement } from '@learntrail/contract/homework/teams'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { hai, homeworkServer, pageOf, qing, questionFor, questionId } from '../homework.fixture.ts'

const address = `/user/homework/${questionId}/teams`
const arranging = 'PUT /api/v2/homework/questions/:id/teams'
const seats = Array.from({ length: 8 }, (_, index) => ({
  person: {
    ...hai,
    id: `019a0000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
    displayName: `學生${index + 1}`,
  },
  memberNumber: String(index + 1),
}))
const idOf = (number: number) => seats[number - 1]?.person.id ?? ''
const nobodyYet: TeamArrangement = {
  version: 3,
  teams: [],
  alone: seats.map((seat) => ({ ...seat, isSettled: false })),
}

function serve(arrangement: TeamArrangement = nobodyYet) {
  return homeworkServer(questionFor('administrator', { teamsBy: 'teacher', teamSize: 10 }))
    .on('GET /api/v2/homework/questions/:id/teams', arrangement)
    .on(arranging, { ...arrangement, version: 4 })
}
const team = (name: string) => within(screen.getByRole('region', { name }))
const namesIn = (name: string) =>
  team(name)
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('span:not([class*=face])')?.textContent)
const sent = (server: ReturnType<typeof serve>) =>
  server.received(arranging).at(-1)?.body as { version: number; teams: { personIds: string[] }[] } | undefined

describe('teams that a teacher makes', () => {
  it('are made by seat number, changed by a list, and saved', async () => {
    const server = serve()
    const { user, at } = openApplication(address)
    const count = await screen.findByRole('textbox', { name: '分成幾組' })
    expect(count).toHaveValue('2')
    await user.click(screen.getByRole('button', { name: '依座號分組' }))
    expect(screen.getByText(/^2 組/)).toHaveTextContent('每個人都分好了')
    await user.selectOptions(screen.getByRole('combobox', { name: '把學生1移到' }), '第 2 組')
    expect(team('第 2 組').getByText(/學生1$/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '儲存分組' }))
    await waitFor(() => expect(at()).toBe(`/user/homework/${questionId}`))
    expect(sent(server)).toMatchObject({ version: 3 })
    expect(sent(server)?.teams.map(({ personIds }) => personIds)).toEqual([
      [2, 3, 4].map(idOf),
      [5, 6, 7, 8, 1].map(idOf),
    ])
  })

  it('say in the language of the product how somebody is dragged', async () => {
    serve()
    openApplication(address)
    const handle = await screen.findByRole('button', { name: '拖曳學生1' })
    expect(handle).toHaveAccessibleDescription(/^按空白鍵拿起來/)
  })

  it('are dealt by chance as the number says, and taken from an earlier question', async () => {
    const earlier = questionFor('administrator', {
      id: '019c0000-0000-7000-8000-000000000009',
      title: '上次的',
      teamSize: 4,
    })
    const before = {
      version: 0,
      alone: [],
      teams: [{ id: hai.id, isSettled: true, members: [...seats.slice(0, 3), { person: qing, memberNumber: '' }] }],
    }
    const server = serve()
    server
      .on('GET /api/v2/homework/questions', pageOf(earlier))
      .on('GET /api/v2/homework/questions/:id/teams', ({ path }) => (path.includes(earlier.id) ? before : nobodyYet))
    const { user } = openApplication(address)
    const seed = await screen.findByRole('textbox', { name: '抽籤號碼' })
    await user.clear(seed)
    await user.type(seed, '7')
    await user.click(screen.getByRole('button', { name: '隨機分組' }))
    const dealt = namesIn('第 1 組')
    await user.click(screen.getByRole('button', { name: '依座號分組' }))
    expect(namesIn('第 1 組')).not.toEqual(dealt)
    await user.click(screen.getByRole('button', { name: '隨機分組' }))
    expect(namesIn('第 1 組')).toEqual(dealt)
    await user.click(screen.getByRole('button', { name: '沿用之前的分組' }))
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '上次的' }))
    await waitFor(() => expect(screen.getByText(/^1 組/)).toHaveTextContent('還有 5 人沒有分組'))
    expect(team('第 1 組').getAllByRole('listitem')).toHaveLength(3)
  })

  it('that have handed in stay, and what is not saved comes back', async () => {
    const settled: TeamArrangement = {
      version: 3,
      alone: seats.slice(2).map((seat) => ({ ...seat, isSettled: false })),
      teams: [{ id: hai.id, isSettled: true, members: seats.slice(0, 2) }],
    }
    serve(settled)
    const { user, router } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '依座號分組' }))
    expect(screen.queryByRole('combobox', { name: '把學生1移到' })).not.toBeInTheDocument()
    expect(team('第 1 組').getByText('已繳交')).toBeInTheDocument()
    expect(screen.getByText(/^3 組/)).toBeInTheDocument()
    await router.navigate('/homework')
    await screen.findByText('目前沒有待繳交的作業')
    await router.navigate(address)
    expect(await screen.findByText(/^3 組/)).toBeInTheDocument()
  })

  it('that somebody else changed meanwhile are kept, and said so', async () => {
    const server = serve()
    server.on(arranging, refuse(409, { code: 'HOMEWORK_CONFLICT' }))
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '依座號分組' }))
    await user.click(screen.getByRole('button', { name: '儲存分組' }))
    expect(await screen.findByText(/別的管理員剛改了分組/)).toBeInTheDocument()
    expect(screen.getByText(/^2 組/)).toBeInTheDocument()
  })

  it('are not made where students find each other', async () => {
    homeworkServer(questionFor('administrator', { teamSize: 4 }))
    openApplication(address)
    expect(await screen.findByText('這裡不能分組')).toBeInTheDocument()
  })
})

describeFaces({
  path: address,
  server: () => serve(),
  reads: ['GET /api/v2/homework/questions/:id', 'GET /api/v2/homework/questions/:id/teams'],
  loaded: () => screen.getByText('學生1'),
})
