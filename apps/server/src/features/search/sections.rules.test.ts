import type { Found, FoundSection, FoundThing } from '@learntrail/contract/search/search'
import { expect, test } from 'vitest'
import { inOrderOfFit } from './sections.rules.ts'

const nobody = { displayName: '', avatar: null, isDeleted: false }
const named = (text: string, word: string) => {
  const at = text.indexOf(word)
  return { text, marks: at < 0 ? [] : [[at, at + word.length] as [number, number]] }
}
const word = '小雨'
const person = (id: string, name: string): Found => ({
  kind: 'person',
  person: { ...nobody, id },
  name: named(name, word),
  username: named(id, word),
  school: null,
  relation: {} as never,
})
const thing = (kind: FoundThing['kind'], id: string, title: string): Found => ({
  kind,
  id,
  owner: null,
  title: named(title, word),
  snippet: named('', word),
  likeCount: null,
  messageCount: null,
})
const section = (category: FoundSection['category'], ...found: Found[]): FoundSection => ({ category, found })
const order = (...sections: FoundSection[]) => inOrderOfFit(sections, word).map(({ category }) => category)

test('people come first where a name fits, however well else does', () => {
  expect(
    order(section('ePortfolio', thing('ePortfolio', 'a', '小雨')), section('friend', person('b', '林小雨'))),
  ).toEqual(['friend', 'ePortfolio'])
})

test('people found by their school alone are as all else', () => {
  expect(
    order(section('friend', person('b', '阿海')), section('course', thing('course', 'a', '小雨的水循環'))),
  ).toEqual(['course', 'friend'])
})

test('what is called so comes before what has it in its name, and that before what has it elsewhere', () => {
  expect(
    order(
      section('ePortfolio', thing('ePortfolio', 'a', '一年')),
      section('course', thing('course', 'b', '小雨與大雨')),
      section('sdl', thing('sdl', 'c', '小雨')),
    ),
  ).toEqual(['sdl', 'course', 'ePortfolio'])
})

test('what stands in one section is not said again, and nothing stays of what has nothing', () => {
  const all = [section('friend', person('b', '小雨')), section('location', person('b', '小雨')), section('group')]
  expect(inOrderOfFit(all, word)).toEqual([section('friend', person('b', '小雨'))])
})
