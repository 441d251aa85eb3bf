import { expect, test } from 'vitest'
import { addressesIn, piecesWithAddresses } from './addresses.ts'

const found = (text: string) => addressesIn(text).map(({ from, to }) => text.slice(from, to))

test.each([
  ['請看https://example.com/abc謝謝', ['https://example.com/abc']],
  ['見 https://example.com/x。完', ['https://example.com/x']],
  ['見 https://example.com/x， 完', ['https://example.com/x']],
  ['https://example.com/a、https://example.com/b', ['https://example.com/a', 'https://example.com/b']],
  ['https://example.com/x【註】', ['https://example.com/x']],
  ['https://example.com/x（註）', ['https://example.com/x']],
  ['（https://example.com/a）', ['https://example.com/a']],
  ['「https://example.com/a」', ['https://example.com/a']],
  ['《https://example.com/a》；https://example.com/b！', ['https://example.com/a', 'https://example.com/b']],
  ['網址是：https://example.com', ['https://example.com']],
  ['https://example.com謝謝', ['https://example.com']],
  ['https://example.com/?q=水質&page=2，很好', ['https://example.com/?q=水質&page=2']],
  ['https://zh.wikipedia.org/wiki/學習歷程', ['https://zh.wikipedia.org/wiki/學習歷程']],
  ['https://zh.wikipedia.org/wiki/學習歷程_(108課綱)、', ['https://zh.wikipedia.org/wiki/學習歷程_(108課綱)']],
  ['(https://en.wikipedia.org/wiki/Water_(data)) 水', ['https://en.wikipedia.org/wiki/Water_(data)']],
  ['(see https://example.com/a)後面', ['https://example.com/a']],
  ['[https://example.com/a]', ['https://example.com/a']],
  ['https://example.com/a.', ['https://example.com/a']],
  ['https://example.com/a?!', ['https://example.com/a']],
  ['https://example.com/a…', ['https://example.com/a']],
  ['https://example.com/café', ['https://example.com/café']],
  ['https://example.com/a\u3000b', ['https://example.com/a']],
  ['https://example.com/a\nhttps://example.com/b', ['https://example.com/a', 'https://example.com/b']],
  ['HTTPS://Example.com/A', ['HTTPS://Example.com/A']],
  ['https://xn--fiq228c.xn--kpry57d/a。', ['https://xn--fiq228c.xn--kpry57d/a']],
  ['https://中文.臺灣/路徑 好', ['https://中文.臺灣/路徑']],
  ['http://127.0.0.1:8080/x', ['http://127.0.0.1:8080/x']],
  ['www.example.com/x，', ['www.example.com/x']],
  ['xhttps://example.com', []],
  ['https://', []],
  ['https://。', []],
  ['https://)', []],
  ['https://?x=1', []],
  ['https://#', []],
  ['javascript://example.com', []],
  ['<https://example.com/a>"', ['https://example.com/a']],
  ['', []],
])('in %j the addresses are %j', (text, addresses) => expect(found(text)).toEqual(addresses))

test('what has no scheme leads to the encrypted page', () => {
  expect(addressesIn('見www.example.com。')).toEqual([{ from: 1, to: 16, href: 'https://www.example.com' }])
})

test('no piece of a text is lost', () => {
  const texts = ['請看https://example.com/abc謝謝', 'https://example.com/a、https://example.com/b', '沒有', '']
  for (const text of texts)
    expect(
      piecesWithAddresses(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  expect(piecesWithAddresses('見https://example.com/x。')).toEqual([
    { text: '見', href: null },
    { text: 'https://example.com/x', href: 'https://example.com/x' },
    { text: '。', href: null },
  ])
})

test('an address of nothing but signs is read to its end', () => {
  expect(found(`https://example.com/a${'('.repeat(100_000)}`)).toEqual(['https://example.com/a'])
})
