import { expect, expectTypeOf, test } from 'vitest'
import type { CommentTargetType, MessageTarget } from './comments/target-types.ts'
import { type ErrorCode, errorNumberOf, errorStatus } from './errors.ts'
import { declared } from './features.ts'
import { type ScreenPath, screenPaths } from './screens.ts'
import { type SearchCategory, searchCategories } from './search/categories.ts'

test('no two declare one name', () => {
  const named = [
    screenPaths,
    searchCategories,
    ...(['errors', 'errorNumbers', 'messageTargets'] as const).map((fact) => declared(fact).flatMap(Object.keys)),
    declared('ownCommentTargets').flat(),
  ]
  for (const names of named) expect(names.filter((name, at) => (names as string[]).indexOf(name) !== at)).toEqual([])
})

test('categories stand in the order of their places', () => {
  expect(searchCategories).toEqual([
    ...['portfolio', 'ePortfolio', 'friend', 'tag', 'location', 'group', 'course', 'sdl'],
  ])
  const places = declared('searchCategories').flatMap((one) => Object.values<number>(one))
  expect(new Set(places).size).toBe(places.length)
})

test('a refusal has its number, in an area another', () => {
  expect(errorNumberOf('HOMEWORK_NOT_FOUND')).toBe(-5)
  expect(errorNumberOf('GROUP_TEACHING_REFUSED')).toBe(-8)
  expect(errorNumberOf('NOT_AUTHENTICATED')).toBe(-1)
  expect(errorNumberOf('NOT_AUTHENTICATED', '/api/v2/chatroom/:id')).toBe(-5)
  expect(errorNumberOf('GROUP_NOT_FOUND')).toBeUndefined()
})

test('numbers are of refusals that there are', () => {
  const numbers = [...declared('errorNumbers'), ...declared('errorArea').map((area) => area.numbers)]
  expect(numbers.flatMap(Object.keys).filter((code) => !(code in errorStatus))).toEqual([])
})

test('what is declared keeps its name in the types', () => {
  expectTypeOf<'NO_SUCH_CODE'>().not.toExtend<ErrorCode>()
  expectTypeOf<'HOMEWORK_NOT_FOUND' | 'NOT_FOUND'>().toExtend<ErrorCode>()
  expectTypeOf<'/no-such-screen'>().not.toExtend<ScreenPath>()
  expectTypeOf<MessageTarget>().toEqualTypeOf<'portfolio' | 'bulletin' | 'homework'>()
  expectTypeOf<CommentTargetType>().toEqualTypeOf<'portfolio' | 'bulletin' | 'homework' | 'ePortfolio'>()
  expectTypeOf<SearchCategory>().toEqualTypeOf<
    'portfolio' | 'ePortfolio' | 'friend' | 'tag' | 'location' | 'group' | 'course' | 'sdl'
  >()
})
