import { expect, test } from 'vitest'
import { content, documentInput, part, picture, words } from './document.fixture.ts'
import { lackingPlaces } from './lacking-places.rules.ts'

test('every place of a character that no font has is named, in the order of the pages', () => {
  const [text, image] = [words('他叫𠀀'), picture('somewhere', { caption: '𠀀與ᠮ' })]
  const section = part('ᠮ 的故事', [text, words('沒有'), image])
  const pages = { introduction: '𠀀', coverFacts: { subject: '水', teacher: '王𠀀' } }
  const input = documentInput(content({ secondSpindle: [section] }, pages, { title: '𠀀' }))
  const owner = { displayName: '林𠀀', schoolName: null }
  expect(lackingPlaces({ ...input, owner }, ['𠀀', 'ᠮ'])).toEqual([
    { kind: 'title', id: null, characters: ['𠀀'] },
    { kind: 'introduction', id: null, characters: ['𠀀'] },
    { kind: 'coverFacts', id: null, characters: ['𠀀'] },
    { kind: 'owner', id: null, characters: ['𠀀'] },
    { kind: 'part', id: section.id, characters: ['ᠮ'] },
    { kind: 'text', id: text.id, characters: ['𠀀'] },
    { kind: 'image', id: image.id, characters: ['𠀀', 'ᠮ'] },
  ])
})

test('what is not printed is not named', () => {
  const input = documentInput(content({}, { introduction: '𠀀', coverFacts: { class: '𠀀' }, hasCover: false }))
  expect(lackingPlaces(input, ['𠀀'])).toEqual([])
})
