import { drawnAvatarPath, drawnAvatars } from '@learntrail/contract/people/drawn-avatars'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const call = 'PUT /api/v2/users/current/avatar'

function open(avatar: string | null = null) {
  const server = guestServer().on('GET /api/v2/users/current', { ...student, avatar })
  return { server, ...openApplication('/user/avatar') }
}

describe('my picture', () => {
  it('is one of two dozen drawn ones, at a press', async () => {
    const { server, user } = open()
    const list = within(await screen.findByRole('list', { name: '或挑一個臺灣的夥伴' }))
    expect(list.getAllByRole('button')).toHaveLength(drawnAvatars.length)
    const avatar = drawnAvatarPath('black-bear')
    server.on(call, { avatar }).on('GET /api/v2/users/current', { ...student, avatar })
    await user.click(list.getByRole('button', { name: '臺灣黑熊' }))
    expect(await screen.findByText('頭像換好了')).toBeInTheDocument()
    expect(server.received(call)[0]?.body).toEqual({ kind: 'drawn', name: 'black-bear' })
    await waitFor(() => expect(list.getByRole('button', { name: '臺灣黑熊' })).toHaveAttribute('aria-pressed', 'true'))
  })

  it('stays what it was when the change is refused, and says so', async () => {
    const { server, user } = open(drawnAvatarPath('lily'))
    server.on(call, refuse(500, { code: 'INTERNAL_ERROR' }))
    await user.click(await screen.findByRole('button', { name: '石虎' }))
    await waitFor(() => expect(server.received(call)).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: '石虎' })).toHaveAttribute('aria-pressed', 'false'))
    expect(screen.getByRole('button', { name: '臺灣百合' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('can be taken away', async () => {
    const { server, user } = open(drawnAvatarPath('lily'))
    const remove = await screen.findByRole('button', { name: '移除頭像' })
    server.on(call, { avatar: null }).on('GET /api/v2/users/current', student)
    await user.click(remove)
    expect(await screen.findByText('頭像移除了，改用名字顯示')).toBeInTheDocument()
    expect(server.received(call)[0]?.body).toEqual({ kind: 'none' })
    await waitFor(() => expect(screen.queryByRole('button', { name: '移除頭像' })).toBeNull())
  })

  it('cannot be made of what is no picture', async () => {
    open()
    const input = await screen.findByLabelText('選一張圖片', { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['x'], '報告.pdf', { type: 'application/pdf' })] } })
    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })
})
