import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApplication } from '../../../testing/open-application.tsx'
import { aPost, writersServer } from '../posts.fixture.ts'

it('a card keeps the headings, lists and mentions of a text, and its headings are none of the screen', async () => {
  const name = '陳老師'
  const item = (text: string) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  })
  const post = aPost({
    content: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '做了什麼' }] },
        { type: 'paragraph', content: [{ type: 'mention', attrs: { id: aPost().owner.id, label: name } }] },
        { type: 'paragraph' },
        { type: 'bulletList', content: [item('溶氧'), item('濁度')] },
      ],
    },
  })
  writersServer().on('GET /api/v2/portfolios', { items: [post], nextCursor: null, months: [] })
  openApplication('/portfolio?view=mine')
  const card = within(await screen.findByRole('article', { name: '水質檢測' }))
  // The rich text is loaded after the card.
  expect(await card.findByText('做了什麼')).toBeVisible()
  expect(card.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['水質檢測'])
  expect(card.getByRole('link', { name: `@${name}` })).toBeVisible()
  const list = card.getByText('溶氧').closest('ul') as HTMLElement
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
})
