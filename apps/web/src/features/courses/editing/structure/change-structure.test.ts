import { chosenOf, entriesOf, readOutline, removedOf } from '@learntrail/contract/courses/structure'
import { describe, expect, test } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'
import {
  addEntry,
  choose,
  chooseAll,
  entryOf,
  placeEntry,
  putBack,
  setFact,
  setValue,
  structureOf,
  takeOut,
  textOf,
  unchoose,
} from './change-structure.ts'

const outlineOf = (document: Doc) => readOutline(structureOf(document))
const copyOf = (document: Doc) => {
  const copy = new Doc()
  applyUpdate(copy, encodeStateAsUpdate(document))
  return copy
}
const exchange = (one: Doc, two: Doc) => {
  applyUpdate(two, encodeStateAsUpdate(one))
  applyUpdate(one, encodeStateAsUpdate(two))
}
const names = (document: Doc) => outlineOf(document).chapters.map(({ name, units }) => [name, units.map((u) => u.name)])

/** Two chapters, the first with three units. */
function aCourse() {
  const document = new Doc()
  const first = addEntry(document, 'chapters', { values: { name: '看河' } })
  const second = addEntry(document, 'chapters', { values: { name: '量河' } })
  const units = ['橋上', '橋下', '河口'].map((name) =>
    addEntry(document, 'units', { parentId: first, values: { name } }),
  ) as [string, string, string]
  return { document, first, second, units }
}

describe('the structure', () => {
  test('has what is added at the end, with texts that can be typed in at once', () => {
    const { document, first } = aCourse()
    const unit = addEntry(document, 'units', { parentId: first })
    textOf(entryOf(document, 'units', unit), 'name')?.insert(0, '入海')
    expect(names(document)).toEqual([
      ['看河', ['橋上', '橋下', '河口', '入海']],
      ['量河', []],
    ])
  })

  test('changes its order by one entry, and nothing of the others', () => {
    const { document, units } = aCourse()
    const before = structureOf(document).units
    placeEntry(document, 'units', units[2], { to: 0 })
    expect(names(document)[0]).toEqual(['看河', ['河口', '橋上', '橋下']])
    const after = structureOf(document).units
    expect(after?.[units[0]]).toEqual(before?.[units[0]])
    placeEntry(document, 'units', units[2], { to: 2 })
    expect(names(document)[0]).toEqual(['看河', ['橋上', '橋下', '河口']])
  })

  test('keeps what one writes in a unit that another moves to another chapter', () => {
    const { document, second, units } = aCourse()
    const theirs = copyOf(document)
    placeEntry(document, 'units', units[0], { to: 0, parentId: second })
    textOf(entryOf(theirs, 'units', units[0]), 'name')?.insert(2, '看風')
    exchange(document, theirs)
    expect(names(document)).toEqual(names(theirs))
    expect(names(document)).toEqual([
      ['看河', ['橋下', '河口']],
      ['量河', ['橋上看風']],
    ])
  })

  test('has both chapters that two add at the same moment', () => {
    const { document } = aCourse()
    const theirs = copyOf(document)
    addEntry(document, 'chapters', { values: { name: '我的' } })
    addEntry(theirs, 'chapters', { values: { name: '你的' } })
    exchange(document, theirs)
    expect(names(document)).toEqual(names(theirs))
    expect(names(document).map(([name]) => name)).toEqual(expect.arrayContaining(['我的', '你的']))
  })

  test('puts back what was taken out with what was written in it meanwhile', () => {
    const { document, units } = aCourse()
    const theirs = copyOf(document)
    takeOut(document, 'units', units[1])
    textOf(entryOf(theirs, 'units', units[1]), 'name')?.insert(2, '的影子')
    exchange(document, theirs)
    expect(names(document)[0]).toEqual(['看河', ['橋上', '河口']])
    expect(removedOf(structureOf(document), 'units').map(({ id }) => id)).toEqual([units[1]])
    putBack(document, 'units', units[1])
    expect(names(document)[0]).toEqual(['看河', ['橋上', '橋下的影子', '河口']])
  })

  test('brings the chapter back with a unit of it, and gives a unit without one to the last', () => {
    const { document, first, second, units } = aCourse()
    takeOut(document, 'units', units[0])
    takeOut(document, 'chapters', first)
    putBack(document, 'units', units[0])
    expect(names(document)[0]).toEqual(['看河', ['橋上', '橋下', '河口']])
    takeOut(document, 'units', units[1])
    setValue(document, 'units', units[1], { chapterId: 'nowhere' })
    putBack(document, 'units', units[1])
    expect(entryOf(document, 'units', units[1])?.get('chapterId')).toBe(second)
  })
})

describe('what is chosen', () => {
  test('stands in the order of choosing, each once, also of two who choose at once', () => {
    const document = new Doc()
    for (const code of ['social_studies', 'arts', 'social_studies']) choose(document, 'classifications', code)
    const theirs = copyOf(document)
    choose(document, 'classifications', 'language')
    choose(theirs, 'classifications', 'technology')
    exchange(document, theirs)
    expect(outlineOf(document).classifications).toEqual(outlineOf(theirs).classifications)
    expect(outlineOf(document).classifications.slice(0, 2)).toEqual(['social_studies', 'arts'])
    expect(outlineOf(document).classifications).toHaveLength(4)
    unchoose(document, 'classifications', 'arts')
    expect(outlineOf(document).classifications).not.toContain('arts')
  })

  test('is changed only where it differs', () => {
    const document = new Doc()
    chooseAll(document, 'tags', ['水', '鳥'])
    const since = document.getMap('chosen').get('tags:鳥')
    chooseAll(document, 'tags', ['鳥', '魚'])
    expect(chosenOf(structureOf(document), 'tags')).toEqual(['鳥', '魚'])
    expect(document.getMap('chosen').get('tags:鳥')).toBe(since)
  })

  test('facts that are the same already change nothing', () => {
    const document = new Doc()
    setFact(document, 'minutes', 90)
    let updates = 0
    document.on('update', () => {
      updates += 1
    })
    setFact(document, 'minutes', 90)
    expect(updates).toBe(0)
    setFact(document, 'minutes', 120)
    expect(updates).toBe(1)
    expect(entriesOf(structureOf(document), 'chapters')).toEqual([])
  })
})
