import { describe, expect, it } from 'vitest'
import { changeImage, changePart, changeText, find } from './document-changes.ts'
import { aSetDraft } from './typeset.fixture.ts'

const { draft, text, image, part } = aSetDraft()
const sections = draft.customTextResources

describe('what is selected', () => {
  it('is found by its kind and id, and not once it is gone', () => {
    expect(find(sections, { kind: 'text', id: text.id })).toMatchObject({ section: 'description', item: text })
    expect(find(sections, { kind: 'image', id: image.id })).toMatchObject({ item: image })
    expect(find(sections, { kind: 'part', id: part.id })).toMatchObject({ part: { title: '學習動機與目標' } })
    expect(find(sections, { kind: 'image', id: text.id })).toBeNull()
    expect(find(sections, { kind: 'text', id: 'gone' })).toBeNull()
  })

  it('changes, and nothing else does', () => {
    const changed = changeText(sections, text.id, { text: '新' })
    expect(find(changed, { kind: 'text', id: text.id })).toMatchObject({ item: { text: '新' } })
    expect(find(changed, { kind: 'image', id: image.id })).toMatchObject({ item: image })
    expect(changed.firstSpindle[0]).toBe(sections.firstSpindle[0])
    expect(find(changeImage(sections, image.id, { width: 20 }), { kind: 'image', id: image.id })).toMatchObject({
      item: { ...image, width: 20 },
    })
    expect(changePart(sections, part.id, { title: '開始' }).description[0]).toMatchObject({ title: '開始' })
  })
})
