import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, writersServer } from '../posts.fixture.ts'

describe('a record that is gone', () => {
  it('has a face of its own with a way back', async () => {
    writersServer().on('GET /api/v2/portfolios/:id', refuse(404, { code: 'POST_NOT_FOUND' }))
    openApplication(`/user/portfolio/${aPost().id}`)
    expect(await screen.findByText('找不到這則紀錄')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '回到學習歷程' })).toHaveAttribute('href', '/portfolio')
  })
})
