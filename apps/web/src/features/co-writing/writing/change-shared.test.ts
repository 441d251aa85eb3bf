import { sharedRoots } from '@learntrail/contract/co-writing/shared-document'
import { expect, test } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'
import { choose, chooseTags, fieldsOf, placeFiles } from './change-shared.ts'

const fields = (document: Doc) => fieldsOf(document.getMap(sharedRoots.fields))

/** Two windows that change a document concurrently and then receive each other's changes. */
function atOnce(
  one: (document: Doc) => void,
  other: (document: Doc) => void,
  before: (document: Doc) => void = () => {},
) {
  const [mine, theirs] = [new Doc(), new Doc()]
  before(mine)
  applyUpdate(theirs, encodeStateAsUpdate(mine))
  one(mine)
  other(theirs)
  applyUpdate(mine, encodeStateAsUpdate(theirs))
  applyUpdate(theirs, encodeStateAsUpdate(mine))
  expect(fields(mine)).toEqual(fields(theirs))
  return fields(mine)
}

test('two who choose tags at once keep both', () => {
  const chosen = atOnce(
    (document) => chooseTags(document, 'tags', ['sdg_1'], ['sdg_1', 'teamwork']),
    (document) => chooseTags(document, 'tags', ['sdg_1'], ['sdg_6']),
    (document) => chooseTags(document, 'tags', [], ['sdg_1']),
  )
  expect(chosen.tags.toSorted()).toEqual(['sdg_6', 'teamwork'])
})

test('own tags, a day and a kind stand beside what others choose', () => {
  const chosen = atOnce(
    (document) => {
      chooseTags(document, 'customTags', [], ['專題'])
      choose(document, { date: '2026-11-01' })
    },
    (document) => {
      chooseTags(document, 'customTags', [], ['小論文'])
      choose(document, { classification: 'works' })
    },
  )
  expect(chosen).toMatchObject({ date: '2026-11-01', classification: 'works' })
  expect(chosen.customTags.toSorted()).toEqual(['小論文', '專題'].toSorted())
})

test('a day can be taken back; files stand in the order that is said', () => {
  const document = new Doc()
  choose(document, { date: '2026-11-01' })
  choose(document, { date: null })
  placeFiles(document, ['a', 'b'])
  placeFiles(document, ['b', 'a'])
  expect(fields(document)).toMatchObject({ date: null, fileIds: ['b', 'a'] })
})
