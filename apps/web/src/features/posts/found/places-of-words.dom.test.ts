import { expect, test } from 'vitest'
import { placesOfWords } from './places-of-words.ts'

function shown(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  return place
}
const found = (html: string, ...words: string[]) => placesOfWords(shown(html), words).map(String)

test('words are found in their order, the longer one before what it holds', () => {
  expect(found('<p>溶氧與臺灣</p><p>臺灣溪流</p>', '臺灣', '臺灣溪流', '溶氧')).toEqual(['溶氧', '臺灣', '臺灣溪流'])
})
test('a word goes on where its letters change their form', () => {
  expect(found('<p>水<b>質檢</b>測</p>', '水質檢測')).toEqual(['水質檢測'])
})
test('marks of regular expressions are letters', () => {
  expect(found('<p>C++ (a|b)</p>', '++', '(a|b)')).toEqual(['++', '(a|b)'])
})
test('a blank may be the end of a line', () => {
  expect(found('<p>dissolved\noxygen</p>', 'dissolved oxygen')).toEqual(['dissolved\noxygen'])
})
test('nothing finds nothing', () => {
  expect(found('<p>溶氧</p>', '', ' ', '籃球')).toEqual([])
})
