import { expect, test } from 'vitest'
import { withUnfolded } from './on-live.ts'

type Pages = Parameters<typeof withUnfolded>[0]

const written = (id: string) => ({ id }) as Pages['pages'][number]['items'][number]
const pages = (replyCount: number, replies: string[]): Pages => ({
  pageParams: [null],
  pages: [{ items: [{ ...written('comment'), replyCount, replies: replies.map(written) }], nextCursor: null }],
})
const repliesOf = ({ pages }: Pages) => pages[0]?.items[0]?.replies.map(({ id }) => id)

test('replies that were unfolded stay when something new is said', () => {
  expect(repliesOf(withUnfolded(pages(5, ['a', 'b']), pages(4, ['a', 'b', 'c', 'd'])))).toEqual(['a', 'b', 'c', 'd'])
})

test('where a reply is gone, what the server says holds', () => {
  expect(repliesOf(withUnfolded(pages(3, ['a', 'b']), pages(4, ['a', 'b', 'c', 'd'])))).toEqual(['a', 'b'])
})
