import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApplication } from '../../testing/open-application.tsx'
import { teacher, writersServer } from '../posts/posts.fixture.ts'

const id = '019a0000-0000-7000-8000-00000000bbbb'
const newest = { id, title: '小論文', owner: teacher }

it('tells on top of the trail who asks me to write along, and leads there', async () => {
  writersServer().on('GET /api/v2/portfolios/shared/invitations', { count: 1, newest })
  openApplication('/portfolio')
  const line = await screen.findByRole('link', { name: '陳老師邀你一起寫「小論文」' })
  expect(line).toHaveAttribute('href', `/user/build-share-portfolio?id=${id}`)
})

it('is told on a trail that has no record yet', async () => {
  writersServer().on('GET /api/v2/portfolios/shared/invitations', { count: 1, newest })
  openApplication('/portfolio?view=mine')
  await screen.findByText('你的學習足跡，從第一則紀錄開始')
  expect(await screen.findByRole('link', { name: '陳老師邀你一起寫「小論文」' })).toBeInTheDocument()
})

it('leads to the list where several ask', async () => {
  writersServer().on('GET /api/v2/portfolios/shared/invitations', { count: 3, newest })
  openApplication('/portfolio')
  const line = await screen.findByRole('link', { name: '陳老師邀你一起寫，另外還有 2 個邀請' })
  expect(line).toHaveAttribute('href', '/user/build-share-portfolio')
})

it('says nothing where nobody asks', async () => {
  const server = writersServer()
  openApplication('/portfolio')
  await waitFor(() => expect(server.received('GET /api/v2/portfolios/shared/invitations')).toHaveLength(1))
  expect(screen.queryByText(/邀你一起寫/)).not.toBeInTheDocument()
})
