import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'
import { describe, expect, test } from 'vitest'
import { changeOf, mayPublish } from './shared.rules.ts'

const line = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const document = (...texts: string[]): ContentDocument => ({ type: 'doc', content: texts.map(line) })

describe('what came and went', () => {
  test('is told in whole blocks', () => {
    expect(changeOf(document('一', '二'), document('一', '二又', '三'))).toEqual({ added: '二又\n三', removed: '' })
  })
  test('counts what is there twice', () => {
    expect(changeOf(document('一'), document('一', '一'))).toEqual({ added: '一', removed: '' })
  })
  test('of a block that was changed, is what was changed with a few words around', () => {
    const [start, end] = ['一二三四五六七八九', '甲乙丙丁戊己庚辛壬']
    expect(changeOf(document(`${start}${end}`), document(`${start}新的${end}`))).toEqual({
      added: '…二三四五六七八九新的甲乙丙丁戊己庚辛…',
      removed: '',
    })
    expect(changeOf(document('舊的字'), document('新的字'))).toEqual({ added: '新的字', removed: '舊的字' })
  })
  test('is cut after so many characters', () => {
    expect(changeOf(document(), document('🎓🎓🎓'), 2).added).toBe('🎓🎓…')
    expect(changeOf(document(), document('🎓🎓'), 2).added).toBe('🎓🎓')
  })
})

describe('publishing', () => {
  const editedAt = new Date('2026-11-20T00:00:00Z')
  const after = (milliseconds: number) => new Date(editedAt.getTime() + milliseconds)
  const owner = { isOwner: true, state: 'accepted', hasAgreed: false }
  const agreed = { isOwner: false, state: 'accepted', hasAgreed: true }
  const silent = { isOwner: false, state: 'accepted', hasAgreed: false }
  const asked = { isOwner: false, state: 'invited', hasAgreed: false }

  test('needs the agreement of everybody who accepted, not of those who are only asked', () => {
    expect(mayPublish([owner, agreed, asked], editedAt, after(0))).toBe(true)
    expect(mayPublish([owner, agreed, silent], editedAt, after(0))).toBe(false)
  })
  test('after three days takes silence as consent', () => {
    expect(mayPublish([owner, silent], editedAt, after(coWritingLimits.silenceMs - 1))).toBe(false)
    expect(mayPublish([owner, silent], editedAt, after(coWritingLimits.silenceMs))).toBe(true)
  })
})
