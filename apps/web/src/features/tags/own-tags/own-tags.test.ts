import { describe, expect, it } from 'vitest'
import { splitOwnTags, suggestOwnTags, withOwnTag } from './own-tags.ts'

describe('own tags', () => {
  it('are there once, whatever the case and the width of their letters', () => {
    expect(withOwnTag(['STEAM'], ' ｓｔｅａｍ ')).toEqual(['STEAM'])
    expect(withOwnTag(['STEAM'], '# 科展')).toEqual(['STEAM', '科展'])
    expect(withOwnTag([], '   ')).toEqual([])
  })

  it('end at a comma of either language', () => {
    expect(splitOwnTags('生物，小論文, 基')).toEqual({ finished: ['生物', '小論文'], rest: '基' })
    expect(splitOwnTags('生物')).toEqual({ finished: [], rest: '生物' })
  })

  it('suggest mine by use, then what comes with the product once something is typed', () => {
    const known = {
      recent: [],
      custom: [
        { name: '讀書', count: 1 },
        { name: '科展', count: 5 },
      ],
      suggestions: ['讀書會', '科學營'],
    }
    expect(suggestOwnTags(known, [], '')).toEqual(['科展', '讀書'])
    expect(suggestOwnTags(known, ['科展'], '科')).toEqual(['科學營'])
    expect(suggestOwnTags({ recent: [], custom: [], suggestions: ['科學營'] }, [], '')).toEqual(['科學營'])
  })

  it('suggest first what was chosen last, or on the first visit, and no tag of the families', () => {
    const known = { recent: ['musical', '科學實驗'], custom: [{ name: '讀書', count: 3 }], suggestions: ['營隊'] }
    expect(suggestOwnTags(known, [], '')).toEqual(['科學實驗', '讀書'])
    expect(suggestOwnTags({ ...known, recent: ['科學實驗'], custom: [] }, [], '')).toEqual(['科學實驗', '營隊'])
  })
})
