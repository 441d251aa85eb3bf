import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkedWords } from './linked-words.tsx'

it.each([
  ['請看https://example.com/abc謝謝', ['https://example.com/abc']],
  ['見 https://example.com/x。完', ['https://example.com/x']],
  ['見 https://example.com/x， 完', ['https://example.com/x']],
  ['https://example.com/a、https://example.com/b', ['https://example.com/a', 'https://example.com/b']],
  ['https://example.com/x【註】', ['https://example.com/x']],
  ['https://example.com/x（註）', ['https://example.com/x']],
  ['（https://example.com/a）', ['https://example.com/a']],
])('the addresses in %s are links, and nothing of it is lost', (text, addresses) => {
  const { container } = render(<LinkedWords text={text} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual(addresses.map((one) => [one, one]))
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  expect(container).toHaveTextContent(text)
})

it('the words around them are shown as they are asked to be', () => {
  render(<LinkedWords text="看https://example.com/x。">{(words) => <b>{words}</b>}</LinkedWords>)
  expect(screen.getByText('看').tagName).toBe('B')
  expect(screen.getByText('https://example.com/x').tagName).toBe('A')
})
