import { tagCodes } from '@learntrail/contract/tags/tags'
import { describe, expect, it } from 'vitest'
import { suggestTags } from './suggest-tags.ts'
import { tagKeywords } from './tag-keywords.ts'

const suggest = (text: string, own: string[] = [], chosen: string[] = []) =>
  suggestTags(text, { keywords: tagKeywords, own, chosen })
const tags = (text: string, own?: string[], chosen?: string[]) => suggest(text, own, chosen).map(({ tag }) => tag)

describe('tags that a text suggests', () => {
  it('come with the words that made them', () => {
    const found = suggest('我們在溪流採樣，量了溶氧，水質比想像中差。')
    expect(found[0]).toEqual({ kind: 'family', tag: 'naturalistic', words: ['溪流', '採樣', '水質'] })
    expect(found).toContainEqual({ kind: 'family', tag: 'sdg_6', words: ['溶氧', '水質'] })
  })
  it('are found in English too, at the beginning of words only', () => {
    expect(tags('We ran two experiments and wrote Python code.')).toEqual(
      expect.arrayContaining(['inquiry_and_research', 'digital_skills']),
    )
    expect(tags('The lawn at the party was damp.')).toEqual([])
    expect(tags('ＰＹＴＨＯＮ')).toContain('digital_skills')
  })
  it("begin with the person's own", () => {
    const found = suggest('基隆河的水質', ['基隆河', '專題研究'])
    expect(found[0]).toEqual({ kind: 'own', tag: '基隆河', words: ['基隆河'] })
    expect(found.map(({ tag }) => tag)).not.toContain('專題研究')
  })
  it('leave out what is chosen', () => {
    expect(tags('基隆河的水質', ['基隆河'], ['sdg_6', '基隆河'])).toEqual(['naturalistic'])
  })
  it('are six at most, and none for nothing', () => {
    expect(tags('實驗 報告 小組 程式 數學 音樂 籃球 志工 海洋 氣候')).toHaveLength(6)
    expect(tags('  ')).toEqual([])
    expect(tags('今天天氣真好')).toEqual([])
  })
  it('count a word once, by the longest that fits', () => {
    expect(suggest('寫程式').find(({ tag }) => tag === 'digital_skills')?.words).toEqual(['寫程式'])
  })
})

it('every tag has words, each once', () => {
  for (const code of tagCodes) {
    const words = tagKeywords[code]
    expect(words.length, code).toBeGreaterThan(2)
    expect(new Set(words).size, code).toBe(words.length)
  }
})
