import { expect, expectTypeOf, test } from 'vitest'
import type { CommentTargetType, MessageTarget } from './comments/target-types.ts'
import { type AuditAct, auditActs, auditFacts, auditSubjectTypes } from './console/acts.ts'
import { type ConsoleRoom, consoleRooms } from './console/rooms.ts'
import { type ErrorCode, errorNumberOf, errorStatus } from './errors.ts'
import { eventGroups } from './event-log/event-groups.ts'
import { eventKinds } from './event-log/event-kinds.ts'
import { declared } from './features.ts'
import { type HelpTopic, helpTopics } from './help/topics.ts'
import { type LiveKind, liveKinds } from './live/kinds.ts'
import { type ReportTargetType, reportTargetTypes } from './reports/facts.ts'
import { type ScreenPath, screenPaths } from './screens.ts'
import { type SearchCategory, searchCategories } from './search/categories.ts'

test('no two declare one name', () => {
  const named = [
    screenPaths,
    searchCategories,
    liveKinds,
    reportTargetTypes,
    consoleRooms,
    helpTopics,
    auditActs,
    auditSubjectTypes,
    auditFacts,
    ...(['errors', 'errorNumbers', 'messageTargets', 'eventGroups'] as const).map((fact) =>
      declared(fact).flatMap(Object.keys),
    ),
    declared('ownCommentTargets').flat(),
  ]
  for (const names of named) expect(names.filter((name, at) => (names as string[]).indexOf(name) !== at)).toEqual([])
})

/** Those of `names` that are among these, in the order of `names`: others may come between them. */
const orderOf = (names: readonly string[], these: string) =>
  names.filter((name) => these.split(' ').includes(name)).join(' ')

test.each([
  ['searchCategories', searchCategories, 'portfolio ePortfolio friend tag location group course sdl'],
  ['consoleRooms', consoleRooms, 'people schools reports problems news codes orders statistics audit health backups'],
  ['helpTopics', helpTopics, 'signUp signIn home post homework exportSelect friends profile leaving problem'],
] as const)('%s stand in the order of their places, each in one of its own', (placed, names, order) => {
  expect(orderOf(names, order)).toBe(order)
  const places = declared(placed).flatMap((one) => Object.values<number>(one))
  expect(new Set(places).size).toBe(places.length)
})

test('every kind of event that the log tells is in one of its groups', () => {
  const beginnings = new Set(Object.values(eventGroups).flat())
  expect(eventKinds.filter((kind) => !beginnings.has(kind.split('.')[0] ?? ''))).toEqual([])
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
  expectTypeOf<'noSuchTopic'>().not.toExtend<HelpTopic>()
  expectTypeOf<'person.slapped'>().not.toExtend<AuditAct>()
  expectTypeOf<'updateNothing'>().not.toExtend<LiveKind>()
  expectTypeOf<'cellar'>().not.toExtend<ConsoleRoom>()
  expectTypeOf<'weather'>().not.toExtend<ReportTargetType>()
  expectTypeOf<'ePortfolio'>().not.toExtend<MessageTarget>()
  expectTypeOf<'ePortfolio' | 'bulletin'>().toExtend<CommentTargetType>()
  expectTypeOf<'weather'>().not.toExtend<CommentTargetType>()
  expectTypeOf<'weather'>().not.toExtend<SearchCategory>()
})
