import type { TrashItem } from '@learntrail/contract/trash/trash'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../testing/describe-faces.ts'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const item = (change: Partial<TrashItem>): TrashItem => ({
  kind: 'record',
  id: crypto.randomUUID(),
  title: '溪邊的石頭',
  place: null,
  binnedAt: inDays(-2),
  endsAt: inDays(27.9),
  ...change,
})
const stone = item({})
const comment = item({ kind: 'comment', title: '好漂亮', place: '同學的紀錄', endsAt: inDays(0.2) })

const binWith = (items: TrashItem[]) =>
  guestServer().on('GET /api/v2/users/current', student).on('GET /api/v2/trash', { items, nextCursor: null })

describe('the bin', () => {
  it('says of each thing what it is, where it stood and how long it stays', async () => {
    binWith([stone, comment, item({ kind: 'draft', title: '' })])
    openApplication('/user/trash')
    const [first, second, third] = await screen.findAllByRole('listitem')
    if (!first || !second || !third) throw new Error('something is missing')
    expect(within(first).getByText('溪邊的石頭')).toBeVisible()
    expect(within(first).getByText(/^紀錄.*還有 28 天$/)).toBeVisible()
    expect(within(second).getByText(/^留言.*在「.*同學的紀錄.*」底下.*還有 1 天$/)).toBeVisible()
    expect(within(third).getByText('沒有標題')).toBeVisible()
  })

  it('gives a thing back, and says so', async () => {
    const server = binWith([stone]).on('PUT /api/v2/trash/restored', () => {
      server.on('GET /api/v2/trash', { items: [], nextCursor: null })
      return { isNowPrivate: false }
    })
    const { user } = openApplication('/user/trash')
    await user.click(await screen.findByRole('button', { name: '復原：溪邊的石頭' }))
    expect(await screen.findByText('救回來了')).toBeVisible()
    expect(await screen.findByText('回收桶是空的')).toBeVisible()
    expect(server.received('PUT /api/v2/trash/restored')[0]?.body).toEqual({ kind: 'record', id: stone.id })
  })

  it('says that only I see it now, and why a thing cannot come back', async () => {
    const server = binWith([stone, comment]).on('PUT /api/v2/trash/restored', { isNowPrivate: true })
    const { user } = openApplication('/user/trash')
    await user.click(await screen.findByRole('button', { name: '復原：溪邊的石頭' }))
    expect(await screen.findByText(/先設成只有自己看得到/)).toBeVisible()
    server.on('PUT /api/v2/trash/restored', () => refuse(409, { code: 'TRASH_PLACE_MISSING' }))
    await user.click(screen.getByRole('button', { name: '復原：好漂亮' }))
    expect(await screen.findByText(/原本的地方現在看不到/)).toBeVisible()
  })

  it('removes one thing for good, or all, after asking', async () => {
    const server = binWith([stone, comment])
      .on('DELETE /api/v2/trash/:kind/:id', { ok: true })
      .on('DELETE /api/v2/trash', { ok: true })
    const { user } = openApplication('/user/trash')
    await user.click(await screen.findByRole('button', { name: '永久刪除：溪邊的石頭' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '永久刪除' }))
    expect(await screen.findByText('已永久刪除')).toBeVisible()
    expect(server.received('DELETE /api/v2/trash/:kind/:id')[0]?.path).toBe(`/api/v2/trash/record/${stone.id}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '清空回收桶' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '清空回收桶' }))
    expect(await screen.findByText('回收桶清空了')).toBeVisible()
    expect(server.received('DELETE /api/v2/trash')).toHaveLength(1)
  })
})

describeFaces({
  path: '/user/trash',
  server: () => binWith([stone]),
  reads: 'GET /api/v2/trash',
  loaded: () => screen.getByText('溪邊的石頭'),
  empty: { server: () => binWith([]), says: '回收桶是空的' },
})
