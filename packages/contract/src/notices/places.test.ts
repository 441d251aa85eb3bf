import { expect, expectTypeOf, test } from 'vitest'
import { declared, namesIn } from '../features.ts'
import { screenPaths } from '../screens.ts'
import { type NoticeKind, type NoticeTopic, noticeKinds, noticeTopicNames, topicOf } from './kinds.ts'
import type { NoticePlace } from './notices.ts'
import { addressOf, noticePlaces } from './places.ts'

const id = '019a0000-0000-7000-8000-0000000000aa'
const commentId = '019a0000-0000-7000-8000-0000000000bb'
const place = (type: NoticePlace['type']): NoticePlace => ({ type, id, threadId: null, commentId: null })

/** Screen paths of the router, as patterns of their addresses. */
const shapes = screenPaths.map(
  (path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
)

test.each(noticePlaces)('what is told of %s leads to one of the screens', (type) => {
  const [path = ''] = addressOf(place(type)).split('?')
  expect(
    shapes.some((shape) => shape.test(path)),
    path,
  ).toBe(true)
})

test('a notice about a comment leads to the comment itself', () => {
  expect(addressOf(place('post'))).toBe(`/user/portfolio/${id}`)
  expect(addressOf({ ...place('post'), threadId: commentId, commentId })).toBe(
    `/user/portfolio/${id}#comment-${commentId}`,
  )
  expect(addressOf({ ...place('homework'), threadId: id, commentId })).toBe(
    `/user/homework/${id}#comment-${id}-${commentId}`,
  )
})

test('no two features declare one topic, kind or place', () => {
  const all = declared('notices').flatMap((one) => [
    ...('topics' in one ? [{ what: 'topic', names: one.topics as object }] : []),
    ...('kinds' in one ? [{ what: 'kind', names: one.kinds as object }] : []),
    ...('places' in one ? [{ what: 'place', names: one.places as object }] : []),
  ])
  for (const what of ['topic', 'kind', 'place']) {
    const names: string[] = namesIn(all.filter((one) => one.what === what).map((one) => one.names))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

test('every kind is of a topic that there is, and topics stand in the order of settings', () => {
  expect(noticeKinds.filter((kind) => !noticeTopicNames.includes(topicOf[kind]))).toEqual([])
  const inSettings: string[] = [
    'account',
    'reports',
    'due',
    'friends',
    'followers',
    'groups',
    'bulletins',
    'homework',
    'comments',
    'mentions',
    'rooms',
    'coWriting',
    'likes',
  ]
  // Topics of other features come between them, by their own place.
  expect(noticeTopicNames.filter((topic) => inSettings.includes(topic))).toEqual(inSettings)
})

test('what is declared keeps its name in the types', () => {
  expectTypeOf<'noSuchKind'>().not.toExtend<NoticeKind>()
  expectTypeOf<'homeworkDue' | 'postLiked'>().toExtend<NoticeKind>()
  expectTypeOf<'likes' | 'due'>().toExtend<NoticeTopic>()
  expectTypeOf<NoticePlace['type']>().not.toEqualTypeOf<string>()
})
