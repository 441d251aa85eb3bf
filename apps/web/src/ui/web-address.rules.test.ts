import { expect, it } from 'vitest'
import { webAddressOf } from './web-address.rules.ts'

it('takes addresses of the web as people type them', () => {
  expect(webAddressOf(' https://example.org/a?b=1 ')).toBe('https://example.org/a?b=1')
  expect(webAddressOf('example.org/路')).toBe('https://example.org/%E8%B7%AF')
})

it('takes nothing else', () => {
  const others = [
    '',
    '  ',
    '不是網址',
    'javascript:alert(1)',
    'mailto:a@example.org',
    'a b.org',
    'ftp://example.org',
    'localhost',
  ]
  expect(others.map(webAddressOf)).toEqual(others.map(() => null))
})
