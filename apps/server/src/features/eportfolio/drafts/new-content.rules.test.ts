import { brokenNameRule } from '@learntrail/contract/characters'
import { documentContent } from '@learntrail/contract/eportfolio/document'
import { expect, test } from 'vitest'
import { nameOf, newContent, titleOf } from './new-content.rules.ts'

test('a new document is one that may be saved, with an empty part in every section', () => {
  for (const locale of ['tw', 'en'] as const) {
    const content = newContent('溪流', locale)
    expect(documentContent.parse(content)).toEqual(content)
  }
  const { description, postScript } = newContent('', 'tw').customTextResources
  expect(description).toMatchObject([{ title: '學習動機與目標', contents: [] }])
  expect(postScript).toMatchObject([{ title: '', contents: [] }])
})
test('a title is one line of at most 30 characters, rare ones counted as one', () => {
  expect(titleOf(' 基隆河\n的溶氧 ')).toBe('基隆河 的溶氧')
  expect(titleOf('𠮷'.repeat(30))).toBe('𠮷'.repeat(30))
  expect(titleOf('𠮷'.repeat(31))).toBe('𠮷'.repeat(30))
})
test('a name is made of the title without what no name may contain', () => {
  expect(nameOf('1.2 水質（上）*草稿*', 'tw')).toBe('1 2 水質（上） 草稿')
  expect(nameOf('\u202e檔案', 'tw')).toBe('檔案')
  expect(nameOf('***', 'tw')).toBe('學習歷程檔案')
  expect(nameOf('', 'en')).toBe('E-portfolio')
  for (const title of ['a/b\\c', '#set page("a4") $x^2$ [*] {}', '名'.repeat(40)]) {
    expect(brokenNameRule(nameOf(title, 'tw'))).toBeUndefined()
    expect([...nameOf(title, 'tw')].length).toBeLessThanOrEqual(30)
  }
})

test('a document speaks the language of whoever begins it, until they choose another', () => {
  expect(newContent('River', 'en').pages.language).toBe('en')
  expect(newContent('河', 'tw').pages.language).toBe('tw')
})
