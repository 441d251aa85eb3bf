import { randomUUID } from 'node:crypto'
import { chatDurations, chatLimits } from '@learntrail/contract/chat/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addPermissions } from '../../accounts/index.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { ask, openRoom, openTalk, plus, readRoom, saying, write } from '../chat.fixture.ts'
import { closedSince } from '../rooms/read.service.ts'
import { removeOld } from './keepings.repository.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let schoolIds: string[]
const student = { ...plus, registrationRole: 'student' } as const

beforeAll(async () => {
  ;({ product, owner, friend } = await openTalk())
  schoolIds = (await product.platform.db.select({ id: schools.id }).from(schools).limit(2)).map(({ id }) => id)
})
afterAll(() => product.close())

const codeOf = async (answering: ReturnType<typeof ask>) => (await answering).json().code
const keep = async (person: TestPerson, roomId: string, numbers: number[], clientId: string = randomUUID()) =>
  (await ask(person, 'createKeeping', { roomId, numbers, clientId })).json()
const say = (person: TestPerson, roomId: string, text = '早安') =>
  codeOf(ask(person, 'createChatroomMessage', { roomId, clientId: randomUUID(), said: saying(text) }))

test('what others said is kept as a record only with their word; mine needs nobody', async () => {
  const third = await newPerson(product, plus)
  const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id, third.id] })
  const said = [
    await write(owner, roomId, '溶氧 5.1'),
    await write(friend, roomId, '很接近'),
    await write(third, roomId, '同意'),
  ]
  const clientId = randomUUID()
  const { keeping } = await keep(owner, roomId, [1, ...said.map(({ number }) => number)], clientId)
  expect(keeping).toMatchObject({ isMine: true, messageCount: 3, myAnswer: null })
  expect((await keep(owner, roomId, [2], clientId)).keeping.id).toBe(keeping.id)
  const keptTexts = async () => {
    const { items, leftOut } = (await ask(owner, 'getKeptMessages', { keepingId: keeping.id })).json()
    return [items.map(({ text }: { text: string }) => text), leftOut]
  }
  expect(await keptTexts()).toEqual([['溶氧 5.1'], 2])
  const asked = (await ask(friend, 'getKeepings', { roomId })).json().items
  expect(asked).toMatchObject([
    { id: keeping.id, isMine: false, askedBy: { id: owner.id }, myAnswer: null, answers: [] },
  ])
  // Each sees which of their own messages the request is about, and none of the others'.
  expect(asked[0].own).toEqual([{ number: said[1]?.number, type: 0, text: '很接近' }])
  await ask(friend, 'answerKeeping', { keepingId: keeping.id, isAgreed: true })
  await ask(third, 'answerKeeping', { keepingId: keeping.id, isAgreed: false })
  expect(await keptTexts()).toEqual([['溶氧 5.1', '很接近'], 1])
  await ask(friend, 'answerKeeping', { keepingId: keeping.id, isAgreed: false })
  expect(await keptTexts()).toEqual([['溶氧 5.1'], 2])
  expect(await codeOf(ask(owner, 'answerKeeping', { keepingId: keeping.id, isAgreed: true }))).toBe(
    'CHATROOM_KEEPING_NOT_FOUND',
  )
  for (const [call, body] of [
    ['getKeptMessages', {}],
    ['removeKeeping', {}],
  ] as const)
    expect(await codeOf(ask(friend, call, { keepingId: keeping.id, ...body }))).toBe('CHATROOM_KEEPING_NOT_FOUND')
  await ask(owner, 'removeKeeping', { keepingId: keeping.id })
  expect((await ask(friend, 'getKeepings', { roomId })).json().items).toEqual([])
})

test('notices and what is deleted are nothing to keep; so many wait and no more, and no longer than a closed room', async () => {
  const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id] })
  await write(owner, roomId, '一')
  expect((await keep(owner, roomId, [1])).code).toBe('CHATROOM_NOTHING_TO_KEEP')
  const most = Array.from({ length: chatLimits.keptAtOnce }, (_, place) => place + 1)
  expect((await keep(owner, roomId, [...most, 99])).code).toBe('VALIDATION_FAILED')
  for (let round = 0; round < chatLimits.keepings; round += 1)
    expect((await keep(owner, roomId, most)).errorCode).toBe(0)
  expect((await keep(owner, roomId, [2])).code).toBe('CHATROOM_KEEPING_LIMIT_REACHED')
  product.clock.advance(chatDurations.closed + 1)
  await removeOld(product.platform.db, closedSince(product.clock.now()))
  expect((await keep(owner, roomId, [2])).errorCode).toBe(0)
})

/** A person at a school that vouches for them, or that they only claim. */
async function at(
  school: number,
  change: { registrationRole: 'student' | 'teacher'; teacherVerifiedAt?: Date },
  isVouched = true,
): Promise<TestPerson> {
  const schoolId = schoolIds[school] ?? null
  const academicRole = change.registrationRole
  const person = await newPerson(product, { ...plus, ...change, ...(isVouched && { vouchedSchoolId: schoolId }) })
  const place = { type: 'academic_unit', county: 'taipei_city', township: 'x', schoolType: 'high_school' } as const
  const row = {
    accountId: person.id,
    ...place,
    academicRole,
    schoolId,
    updatedAt: product.clock.now(),
  }
  await product.platform.db.insert(organizations).values(row)
  return person
}

test('a verified teacher is close to the pupils of the school that vouches for them, and of no school that they type', async () => {
  const teacher = { registrationRole: 'teacher', teacherVerifiedAt: product.clock.now() } as const
  const [vouched, typed, pupil] = [await at(0, teacher), await at(0, teacher, false), await at(0, student, false)]
  const contactOf = async (person: TestPerson) =>
    (await openRoom(person, { type: 'direct', personId: pupil.id })).contact?.state ?? null
  expect([await contactOf(vouched), await contactOf(typed)]).toEqual([null, 'asked'])
})

test('a school has its students talk with its teachers alone, at its hours, or not at all; nobody else is kept from it', async () => {
  const officer = await newPerson(product, plus)
  const schoolId = schoolIds[0] ?? ''
  await addPermissions(product.platform.db, officer.id, [schoolId], product.clock.now())
  const teacher = await at(0, { registrationRole: 'teacher', teacherVerifiedAt: product.clock.now() })
  const [pupil, mate] = [await at(0, student), await at(1, student)]
  const { id: roomId } = await openRoom(pupil, { type: 'several', personIds: [mate.id] })
  const { id: withTeacher } = await openRoom(teacher, { type: 'several', personIds: [pupil.id] })
  const rule = async (talk: string, hours: object | null = null) =>
    (await ask(officer, 'updateSchoolTalk', { schoolId, talk, hours })).json()
  expect(await codeOf(ask(pupil, 'getSchoolTalk', { schoolId }))).toBe('SCHOOL_NOT_FOUND')
  expect(await codeOf(ask(officer, 'updateSchoolTalk', { schoolId: schoolIds[1], talk: 'off', hours: null }))).toBe(
    'SCHOOL_NOT_FOUND',
  )
  expect((await ask(officer, 'getSchoolTalk', { schoolId })).json()).toMatchObject({ talk: 'open', hours: null })

  expect(await rule('teachers')).toMatchObject({ talk: 'teachers', hours: null })
  expect([await say(pupil, roomId), await say(pupil, withTeacher), await say(mate, roomId)]).toEqual([
    'CHATROOM_SCHOOL_REFUSED',
    undefined,
    undefined,
  ])
  const several = { type: 'several', name: '新的', personIds: [mate.id], clientId: randomUUID() }
  expect(await codeOf(ask(pupil, 'createChatrooms', several))).toBe('CHATROOM_SCHOOL_REFUSED')
  expect((await openRoom(pupil, { type: 'direct', personId: teacher.id })).can.write).toBe(true)

  await rule('off')
  expect((await readRoom(pupil, withTeacher)).chatroom).toMatchObject({ school: 'closed', can: { write: false } })
  expect((await readRoom(teacher, withTeacher)).chatroom).toMatchObject({ school: null, can: { write: true } })
  expect([await say(pupil, withTeacher), await say(teacher, withTeacher)]).toEqual([
    'CHATROOM_SCHOOL_REFUSED',
    undefined,
  ])
  const minute = Math.floor(product.clock.now().getTime() / 60_000 + 480) % 1_440
  await rule('open', { from: (minute + 60) % 1_440, until: (minute + 120) % 1_440 })
  expect(await say(pupil, roomId)).toBe('CHATROOM_SCHOOL_RESTING')
  await rule('open', { from: minute, until: (minute + 60) % 1_440 })
  expect(await say(pupil, roomId)).toBeUndefined()
  expect(await codeOf(ask(officer, 'updateSchoolTalk', { schoolId, talk: 'open', hours: { from: 5, until: 5 } }))).toBe(
    'VALIDATION_FAILED',
  )
})
