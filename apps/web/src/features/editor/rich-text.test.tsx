import type { ContentDocument } from '@learntrail/contract/content/document'
import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { BlockedPeopleContext } from '../../ui/blocked-people.ts'
import { RichText } from './index.ts'

const shown = (content: ContentDocument['content']) =>
  render(<RichText document={{ type: 'doc', content }} />, { wrapper: MemoryRouter })
const says = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })

it('a table is one, with its titles', () => {
  const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({ type, content: [says(text)] })
  shown([
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', '取樣點'), cell('tableHeader', '溶氧')] },
        { type: 'tableRow', content: [cell('tableCell', '上游'), cell('tableCell', '8.2')] },
      ],
    },
  ])
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['取樣點', '溶氧'])
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['上游', '8.2'])
})

it('what came without a link leads where it says, and a link where it was made to', () => {
  const link = { type: 'link' as const, attrs: { href: 'https://example.com/made' } }
  shown([
    says('請看https://example.com/abc謝謝'),
    { type: 'paragraph', content: [{ type: 'text', text: 'https://example.com/x。', marks: [link] }] },
  ])
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['https://example.com/abc', 'https://example.com/abc'],
    ['https://example.com/x。', 'https://example.com/made'],
  ])
})

it('a list goes on from its number', () => {
  const item = { type: 'listItem' as const, content: [says('過濾')] }
  shown([
    { type: 'orderedList', content: [item] },
    { type: 'orderedList', attrs: { start: 3 }, content: [item] },
  ])
  expect(screen.getAllByRole<HTMLOListElement>('list').map(({ start }) => start)).toEqual([1, 3])
})

it('footnotes are numbered through the text and stand below it', () => {
  const note = (text: string) => ({ type: 'footnote' as const, attrs: { text } })
  const { container } = shown([
    { type: 'paragraph', content: [{ type: 'text', text: '甲' }, note('第一則')] },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: '乙' }, note('第二則')] }] },
  ])
  expect([...container.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['1', '2'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['第一則', '第二則'])
})

it('a formula is drawn, and one that is none stays as it was typed', async () => {
  const formula = (latex: string) => ({ type: 'formula' as const, attrs: { latex } })
  const { container } = shown([
    { type: 'paragraph', content: [formula('x^2')] },
    { type: 'paragraph', content: [{ type: 'text', text: '又' }, formula('\\learntrail{<b>')] },
  ])
  await waitFor(() => expect(container.querySelector('math msup')).not.toBeNull())
  expect(container).toHaveTextContent('又\\learntrail{<b>')
  expect(container.querySelector('b')).toBeNull()
})

it('whom I have blocked is named and leads nowhere; everybody else has a page', () => {
  const [blocked, other] = ['019a0000-0000-7000-8000-000000000002', '019a0000-0000-7000-8000-000000000003'] as const
  const mention = (id: string, label: string) => ({ type: 'mention' as const, attrs: { id, label } })
  const content = [{ type: 'paragraph' as const, content: [mention(blocked, '阿海'), mention(other, '小晴')] }]
  render(
    <MemoryRouter>
      <BlockedPeopleContext value={new Set([blocked])}>
        <RichText document={{ type: 'doc', content }} />
      </BlockedPeopleContext>
    </MemoryRouter>,
  )
  expect(screen.getByText(/@阿海/)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/user/person/${other}`])
})
