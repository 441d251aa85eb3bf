import { expect, test } from 'vitest'
import { spellingsOf, tagKey, withTag } from './own-tags.rules.ts'

test('a tag is itself in every case and width of its letters', () => {
  expect(spellingsOf(['python'], ['Python', 'ＰＹＴＨＯＮ', 'python3', '程式'])).toEqual(['Python', 'ＰＹＴＨＯＮ'])
})

test.each([
  [['甲', '乙', '丙'], ['乙'], '丁', ['甲', '丁', '丙']],
  [['甲', '乙', '丙'], ['甲', '丙'], '乙', ['乙']],
  [['甲', '乙'], ['甲'], null, ['乙']],
  [['甲'], ['甲'], null, []],
  [['Py', '乙'], ['乙'], 'py', ['Py']],
  [['ＰＹ', '乙'], ['py'], 'Python', ['Python', '乙']],
])('%j with %j as %j are %j', (tags, changed, into, result) => {
  expect(withTag(tags, new Set(changed.map(tagKey)), into)).toEqual(result)
})
