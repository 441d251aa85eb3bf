import { randomUUID } from 'node:crypto'
import type { Cast, KindName } from '../../../testing/kinds.ts'
import { newPerson } from '../../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject, type Thing } from '../../../testing/subject.ts'
import { coursePath } from '../courses.fixture.ts'
import { join, newFilm, unitOf } from '../learning/learning.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { letTeach, newPublished } from '../publishing/publishing.fixture.ts'
import { say } from './learners.fixture.ts'

const path = `${coursePath}/:id/learners` as const
const everybody = [...audiences.members, 'blocked', 'blocker'] as const
const missing = 'COURSE_NOT_FOUND'

/** A course with a film and a learner that only `owner` of the cast teaches. */
const taught =
  (teach: 'own' | 'coEditor' | 'lecturer', learners: readonly KindName[] = []) =>
  async ({ product, owner, person }: Cast): Promise<Record<string, string>> => {
    const teacher = teach === 'own' ? owner : await newPerson(product)
    const { course } = await newPublished(product, teacher)
    const film = await newFilm(product, teacher, course._id, 60)
    await rewrite(product, teacher, course._id, {
      chapters: [{ id: randomUUID(), name: '河', units: [unitOf(film)] }],
    })
    if (teach !== 'own') await letTeach(product, course._id, owner, { part: teach })
    const learner = await newPerson(product)
    for (const one of [learner, ...learners.map(person)]) await join(one, course._id)
    return { id: course._id, personId: learner.id, pieceId: film.id }
  }

/** The learner's display name is the word. */
async function named({ product }: Cast, word: string, ground: Record<string, string>): Promise<Thing> {
  const { id = '', personId } = ground
  await product.platform.pool.query('update accounts set display_name = $2 where id = $1', [personId, word])
  return { ...ground, id, word }
}

/** Only those who teach the course see its learners: not other learners, staff, guardians or a school. */
const byTeacher = { rights: { see: ['owner'], told: ['owner'] }, listedFor: [] } as const
const forms: Subject['forms'] = {
  'of the owner': { ...byTeacher, ground: taught('own'), make: (...of) => named(...of) },
  'that the owner writes along': { ...byTeacher, ground: taught('coEditor'), make: (...of) => named(...of) },
  'in which the owner is named': { ...byTeacher, ground: taught('lecturer'), make: (...of) => named(...of) },
  'that everybody else learns': {
    ...byTeacher,
    ground: taught('own', ['friend', 'stranger', 'teacher']),
    make: (...of) => named(...of),
  },
}
const asked = { right: 'see', missing } as const

export const learnerSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'learners of a course',
      forms,
      calls: [
        { ...asked, call: `GET ${path}`, names: ['params.id'], tells: true },
        { ...asked, call: `GET ${path}/overview`, names: ['params.id'] },
        { ...asked, call: `GET ${path}/heat/:pieceId`, names: ['params.id', 'params.pieceId'] },
        { ...asked, call: `GET ${path}/one/:personId`, names: ['params.id', 'params.personId'], tells: true },
        {
          ...asked,
          call: `GET ${path}/table`,
          names: ['params.id'],
          tells: true,
          send: () => ({ query: { form: 'csv' } }),
        },
        { ...asked, call: `POST ${path}/looked`, names: ['params.id'] },
        {
          ...asked,
          call: `POST ${path}/messages`,
          names: ['params.id', 'body.personIds'],
          spends: true,
          send: ({ personId = '' }) => ({
            body: { clientId: randomUUID(), text: '記得看第二單元', personIds: [personId] },
          }),
        },
      ],
    },
    {
      thing: 'what was said to somebody who learns a course',
      forms: {
        'to the friend': {
          make: async ({ product, owner, person }, word) => {
            const teacher = await newPerson(product)
            const { course } = await newPublished(product, teacher)
            await letTeach(product, course._id, owner, { part: 'lecturer' })
            for (const kind of ['friend', 'follower'] as const) await join(person(kind), course._id)
            await say(teacher, course._id, { text: word, personIds: [person('friend').id] })
            return { id: course._id }
          },
          rights: { see: everybody, read: ['owner', 'friend', 'follower'], told: ['owner', 'friend'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: `GET ${coursePath}/:id/messages`,
          names: ['params.id'],
          right: 'read',
          tells: true,
          missing,
          forbidden: 'COURSE_NOT_JOINED',
        },
      ],
    },
  ],
  listings: [],
  silent: [`GET ${coursePath}/learners/new`],
  passedOver: {},
  freePlaces: [
    [/^query\.groupId$/, 'a class of the viewer’s own: of another one nobody is listed', coursePath],
    [/^body\.groupId$/, 'a class of the viewer’s own: of another one nobody is told', coursePath],
  ],
}
