import type { ContentBlock } from '@learntrail/contract/content/document'
import { describe, expect, it } from 'vitest'
import { mergeShared, type SharedValues } from './shared-values.ts'

const line = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const values = (part: Partial<SharedValues> & { lines?: string[] } = {}): SharedValues => {
  const { lines = ['開頭'], ...others } = part
  return {
    title: '題',
    content: { type: 'doc', content: lines.map(line) },
    fileIds: [],
    date: null,
    classification: null,
    tags: [],
    customTags: [],
    ...others,
  }
}
const linesOf = ({ content }: SharedValues) =>
  content.content.map((block) => JSON.stringify(block).match(/"text":"([^"]+)"/)?.[1])

describe('what two people wrote at the same time', () => {
  it('is all there, paragraph by paragraph', () => {
    const base = values({ lines: ['開頭', '結尾'] })
    const merged = mergeShared(
      base,
      values({ lines: ['開頭', '我的', '結尾'], tags: ['teamwork'], fileIds: ['a'] }),
      values({ lines: ['開頭', '結尾', '小安的'], tags: ['creativity'], fileIds: ['b'], classification: 'works' }),
    )
    expect(linesOf(merged.values)).toEqual(['開頭', '我的', '結尾', '小安的'])
    expect(merged.values).toMatchObject({
      tags: ['creativity', 'teamwork'],
      fileIds: ['b', 'a'],
      classification: 'works',
    })
    expect(merged).toMatchObject({ hasBoth: false, lostTitle: null })
  })

  it('is both there where they wrote over each other, and says so', () => {
    const merged = mergeShared(
      values(),
      values({ lines: ['我改的'], title: '我的題' }),
      values({ lines: ['小安改的'], title: '他的題' }),
    )
    expect(linesOf(merged.values)).toEqual(['小安改的', '我改的'])
    expect(merged).toMatchObject({ hasBoth: true, lostTitle: '他的題', values: { title: '我的題' } })
  })
})
