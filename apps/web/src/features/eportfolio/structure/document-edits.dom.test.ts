import type { CustomTextResources } from '@learntrail/contract/eportfolio/document'
import { sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { describe, expect, it } from 'vitest'
import { aDraft, aText } from '../export.fixture.ts'
import {
  addPart,
  changeItem,
  findItem,
  insertItems,
  moveItem,
  movePart,
  moveSection,
  refusalOf,
  removeItem,
  removePart,
  replaceItem,
} from './document-edits.ts'
import { nextPlace, placesFor, sideByKey } from './drag/targets.ts'
import { newPart, newTexts } from './new-parts.ts'

const [one, two, three] = [aText('一'), aText('二'), aText('三')]

function aDocument(): CustomTextResources {
  const sections = aDraft().customTextResources
  const partId = sections.description[0]?.id ?? ''
  return insertItems(sections, [one, two, three], { partId, index: 0 })
}
const partOf = (sections: CustomTextResources, key: keyof CustomTextResources, index = 0) =>
  sections[key][index]?.id ?? ''
const textsOf = (sections: CustomTextResources, key: keyof CustomTextResources) =>
  sections[key].map(({ contents }) => contents.map((item) => (item.kind === 'text' ? item.text : '圖')).join(''))

describe('the document', () => {
  it('keeps what is not touched as it is', () => {
    const before = aDocument()
    const after = changeItem(before, two.id, (item) => ({ ...item, text: '貳' }) as typeof item)
    expect(textsOf(after, 'description')).toEqual(['一貳三'])
    expect(after.firstSpindle).toBe(before.firstSpindle)
    expect(findItem(after, one.id)?.item).toBe(one)
  })

  it('moves an item within its part, counted before it leaves', () => {
    const sections = aDocument()
    const partId = partOf(sections, 'description')
    expect(textsOf(moveItem(sections, one.id, { partId, index: 2 }), 'description')).toEqual(['二一三'])
    expect(textsOf(moveItem(sections, three.id, { partId, index: 0 }), 'description')).toEqual(['三一二'])
    expect(textsOf(moveItem(sections, one.id, { partId, index: 999 }), 'description')).toEqual(['二三一'])
    expect(textsOf(moveItem(sections, two.id, { partId, index: 1 }), 'description')).toEqual(['一二三'])
  })

  it('moves an item into another section, removes and replaces it', () => {
    const sections = aDocument()
    const moved = moveItem(sections, two.id, { partId: partOf(sections, 'thirdSpindle'), index: 0 })
    expect([textsOf(moved, 'description'), textsOf(moved, 'thirdSpindle')]).toEqual([['一三'], ['二']])
    expect(textsOf(removeItem(sections, two.id), 'description')).toEqual(['一三'])
    expect(textsOf(replaceItem(sections, two.id, [aText('甲'), aText('乙')]), 'description')).toEqual(['一甲乙三'])
  })

  it('does nothing about what is not there any more', () => {
    const sections = aDocument()
    const gone = aText('').id
    expect(removeItem(sections, gone)).toBe(sections)
    expect(moveItem(sections, gone, { partId: partOf(sections, 'description'), index: 0 })).toBe(sections)
    expect(insertItems(sections, [aText('四')], { partId: gone, index: 0 })).toBe(sections)
  })

  it('keeps one part in every section', () => {
    const sections = aDocument()
    const only = partOf(sections, 'description')
    expect(removePart(sections, only)).toBe(sections)
    const part = newPart()
    const more = addPart(sections, part, { section: 'description', index: 1 })
    expect(more.description).toHaveLength(2)
    expect(removePart(more, only).description).toEqual([part])
    expect(movePart(sections, only, { section: 'firstSpindle', index: 0 })).toBe(sections)
    expect(movePart(more, part.id, { section: 'firstSpindle', index: 0 }).firstSpindle[0]).toBe(part)
    expect(movePart(more, part.id, { section: 'description', index: 0 }).description[0]).toBe(part)
    expect(movePart(more, only, { section: 'description', index: 2 }).description[1]?.id).toBe(only)
  })

  it('puts sections into another order', () => {
    expect(moveSection(sectionKeys, 'postScript', 0)[0]).toBe('postScript')
    expect(moveSection(sectionKeys, 'description', 2).slice(0, 2)).toEqual(['firstSpindle', 'description'])
    expect(moveSection(sectionKeys, 'description', 0)).toEqual(sectionKeys)
  })

  it('has room for so much and no more', () => {
    const sections = aDocument()
    const partId = partOf(sections, 'description')
    expect(refusalOf(sections, partId, { added: ePortfolioLimits.partItems - 3 })).toBeNull()
    expect(refusalOf(sections, partId, { added: ePortfolioLimits.partItems - 2 })).toBe('partFull')
    const filled = (['firstSpindle', 'secondSpindle', 'thirdSpindle'] as const).reduce(
      (all, key, index) =>
        insertItems(
          all,
          Array.from({ length: index === 2 ? 97 : 100 }, () => aText('')),
          { partId: partOf(all, key), index: 0 },
        ),
      sections,
    )
    expect(refusalOf(filled, partOf(filled, 'postScript'), { added: 1 })).toBe('documentFull')
    expect(refusalOf(filled, partOf(filled, 'postScript'), { added: 0, moved: 1 })).toBeNull()
    expect(refusalOf(filled, partOf(filled, 'firstSpindle'), { added: 0, moved: 1 })).toBe('partFull')
  })
})

describe('a text that is put in', () => {
  it('is cut at the length of a paragraph', () => {
    expect(newTexts('水'.repeat(ePortfolioLimits.paragraph))).toHaveLength(1)
    expect(newTexts('水'.repeat(ePortfolioLimits.paragraph + 1)).map(({ text }) => text.length)).toEqual([
      ePortfolioLimits.paragraph,
      1,
    ])
    const origin = { resourceId: 'post_x', day: '2026-09-18' }
    expect(newTexts('第一行\n\n第二行', origin)).toMatchObject([
      { text: '第一行', ...origin },
      { text: '第二行', ...origin },
    ])
  })

  it('loses characters that no text can hold', () => {
    expect(newTexts('水\u0000質\u001b[0m').map(({ text }) => text)).toEqual(['水質[0m'])
  })
})

describe('the arrow keys', () => {
  const sections = aDocument()
  const places = placesFor('item', sections, sectionKeys)

  it('go through every place in the order of the page', () => {
    const end = `end:${partOf(sections, 'description')}`
    expect(places.slice(0, 5)).toEqual([
      `item:${one.id}`,
      `item:${two.id}`,
      `item:${three.id}`,
      end,
      `end:${partOf(sections, 'firstSpindle')}`,
    ])
    expect(nextPlace(places, null, 1)).toBe(`item:${one.id}`)
    expect(nextPlace(places, end, 1)).toBe(`end:${partOf(sections, 'firstSpindle')}`)
    expect(nextPlace(places, `item:${one.id}`, -1)).toBeUndefined()
  })

  it('put a thing past the one it is moved over', () => {
    const side = (active: string, over: string) => sideByKey(active, over, sections, sectionKeys)
    expect(side(`item:${one.id}`, `item:${two.id}`)).toBe('after')
    expect(side(`item:${three.id}`, `item:${two.id}`)).toBe('before')
    expect(side('source:x', `item:${two.id}`)).toBe('before')
    expect(side(`item:${one.id}`, `end:${partOf(sections, 'firstSpindle')}`)).toBe('after')
    expect(side('section:description', 'section:firstSpindle')).toBe('after')
    expect(side('section:postScript', 'section:firstSpindle')).toBe('before')
  })
})
