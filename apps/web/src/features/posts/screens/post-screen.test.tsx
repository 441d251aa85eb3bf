import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('a record that was found by its words', () => {
  const scrolled = vi.fn()
  const marked = new Map<string, unknown>()
  beforeEach(() => {
    marked.clear()
    Element.prototype.scrollIntoView = scrolled
    vi.stubGlobal('CSS', { highlights: marked })
    vi.stubGlobal(
      'Highlight',
      class extends Set<Range> {
        constructor(...ranges: Range[]) {
          super(ranges)
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  const words = () => [...((marked.get('found-words') as Set<Range> | undefined) ?? [])].map(String)

  it('opens at the first of them, with all marked until Escape', async () => {
    const post = aPost({ text: '三個取樣點\n溶氧比較，溶氧最高' })
    writersServer().on('GET /api/v2/portfolios/:id', post)
    openApplication(`/user/portfolio/${post.id}?find=${encodeURIComponent('溶氧')}`)
    await waitFor(() => expect(words()).toEqual(['溶氧', '溶氧']))
    expect(scrolled.mock.contexts.at(-1)).toHaveTextContent('溶氧比較，溶氧最高')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words()).toEqual([]))
  })
})
