import { describe, expect, it } from 'vitest'
import { aPost } from '../posts.fixture.ts'
import { stationsOf } from './stations.ts'

const now = new Date('2026-11-21T12:00:00')
const shape = (...args: Parameters<typeof stationsOf>) =>
  stationsOf(...args).map(({ kind, key, posts }) => [kind, key, posts.length])

describe('stations of the trail', () => {
  it('puts pinned records first and the others into their months', () => {
    const posts = [
      aPost({ isPinned: true, date: '2025-01-02' }),
      aPost({ date: '2026-11-18' }),
      aPost({ date: '2026-11-01' }),
      aPost({ date: '2026-10-31' }),
    ]
    expect(shape(posts, 'learning', now)).toEqual([
      ['pinned', '', 1],
      ['month', '2026-11', 2],
      ['month', '2026-10', 1],
    ])
  })

  it('tells today and the last days apart from older publications', () => {
    const posts = ['2026-11-21T02:00:00Z', '2026-11-18T02:00:00Z', '2026-09-18T02:00:00Z'].map((publishedAt) =>
      aPost({ publishedAt }),
    )
    expect(shape(posts, 'published', now)).toEqual([
      ['today', '', 1],
      ['week', '', 1],
      ['month', '2026-09', 1],
    ])
  })
})
