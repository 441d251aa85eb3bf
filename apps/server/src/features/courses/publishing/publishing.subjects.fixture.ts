import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject, type Thing } from '../../../testing/subject.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { looseFiles } from '../../files/files.subjects.fixture.ts'
import { personForms } from '../../people/people.subjects.fixture.ts'
import { coursePath, newCourse, writtenCourse } from '../courses.fixture.ts'
import { letTeach, newPublished, password, takeOff } from './publishing.fixture.ts'

const own = audiences.owner
const { members } = audiences
/** Everybody, including people on either side of a block. */
const everybody = [...members, 'blocked', 'blocker'] as const
const both = ['owner', 'friend'] as const

/** A course with the word in every text. */
const saying = (word: string) => ({
  name: word,
  introduction: word,
  objective: word,
  copyright: word,
  tags: [word],
  text: word,
  guide: [{ id: randomUUID(), title: word, questions: [{ id: randomUUID(), text: word }] }],
})

const idsOf = ({ course, unitId }: { course: { _id: string }; unitId: string }): Thing => ({ id: course._id, unitId })
const draftOf = async (product: TestApp, person: TestPerson, word: string) =>
  idsOf(await writtenCourse(product, person, saying(word)))
const shelvedOf = async (product: TestApp, person: TestPerson, word: string, isPrivate = false) =>
  idsOf(await newPublished(product, person, { ...saying(word), isPrivate }))

const nothing = { see: [], read: [], write: [], own: [] }
const onlyOwn = { see: own, read: own, write: own, own }

const authorize = async ({ browser }: TestPerson, id: string, said = password) =>
  browser.post(`${coursePath}/authorize/${id}`, { password: said })

/** Others can reach a private course up to its password, and are told nothing else. */
const behindPassword: Subject['forms'] = {
  'on the shelf behind a password': {
    make: ({ product, owner }, word) => shelvedOf(product, owner, word, true),
    rights: { ...onlyOwn, see: members, told: own },
  },
  'on the shelf behind a password that the friend has said': {
    make: async ({ product, owner, person }, word) => {
      const thing = await shelvedOf(product, owner, word, true)
      await authorize(person('friend'), thing.id)
      return thing
    },
    rights: { ...onlyOwn, see: members, read: both, told: both },
    listedFor: own,
  },
}

/** A course of the friend's that the cast's owner takes part in, as `then` arranges. */
const ofFriend =
  (then: (product: TestApp, id: string, owner: TestPerson) => Promise<unknown>, isShelved = false) =>
  async ({ product, owner, person }: Cast, word: string): Promise<Thing> => {
    const make = isShelved ? shelvedOf : draftOf
    const thing = await make(product, person('friend'), word)
    await then(product, thing.id, owner)
    return thing
  }

const friends = ['friend'] as const
const withOthers: Subject['forms'] = {
  'being written with a co-editor': {
    make: ofFriend((product, id, owner) => letTeach(product, id, owner)),
    rights: { see: both, read: both, write: both, own: friends },
  },
  'being written, in which a lecturer is named': {
    make: ofFriend((product, id, owner) => letTeach(product, id, owner, { part: 'lecturer' })),
    rights: { see: both, read: both, write: friends, own: friends },
  },
  'being written, which somebody has left': {
    make: ofFriend(async (product, id, owner) => {
      await letTeach(product, id, owner)
      await product.platform.pool.query('delete from course_editors where course_id = $1', [id])
    }),
    rights: { see: friends, read: friends, write: friends, own: friends },
  },
}

const drafts: Subject['forms'] = {
  'being written': { make: ({ product, owner }, word) => draftOf(product, owner, word), rights: onlyOwn },
  'taken off the shelf': {
    make: async ({ product, owner }, word) => {
      const thing = await shelvedOf(product, owner, word)
      await takeOff(owner, thing.id)
      return thing
    },
    rights: onlyOwn,
  },
  ...withOthers,
}

export const courseForms: Subject['forms'] = {
  'on the shelf': {
    make: ({ product, owner }, word) => shelvedOf(product, owner, word),
    rights: { see: members, read: members, write: own, own },
  },
  ...behindPassword,
  'on the shelf with a co-editor': {
    make: ofFriend((product, id, owner) => letTeach(product, id, owner), true),
    rights: { see: everybody, read: everybody, write: both, own: friends },
  },
  'hidden by the service': {
    make: async ({ product, owner }, word) => {
      const thing = await shelvedOf(product, owner, word)
      await product.platform.pool.query('update courses set is_withheld = true, shown_id = null where id = $1', [
        thing.id,
      ])
      return thing
    },
    rights: onlyOwn,
  },
  ...drafts,
  'of somebody who leaves': {
    make: async ({ product }, word) => {
      const leaving = await newPerson(product)
      const thing = await shelvedOf(product, leaving, word)
      await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [leaving.id])
      return thing
    },
    rights: nothing,
  },
}

const missing = 'COURSE_NOT_FOUND'
const read = { right: 'read', missing, forbidden: 'COURSE_PASSWORD_NEEDED', tells: true } as const
const written = { right: 'write', missing } as const

/** A pending file of a draft. */
const fileOf = async (by: TestPerson, { id }: Thing): Promise<Thing> => {
  const body = { courseId: id, clientId: randomUUID(), use: 'resource', name: '水位.pdf' }
  const { _id } = (await by.browser.post(`${coursePath}/files/upload`, body)).json()
  return { id: _id }
}

export const publishingSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a course',
      forms: courseForms,
      calls: [
        { ...read, call: 'GET /api/v2/courses/:id', names: ['params.id'] },
        { ...read, call: 'GET /api/v2/courses/:id/units/:unitId', names: ['params.id', 'params.unitId'] },
        {
          ...written,
          call: 'PATCH /api/v2/courses/:id',
          names: ['params.id'],
          send: () => ({ body: { forumStatus: 'stopped' } }),
          spends: true,
        },
        {
          call: 'GET /api/v2/courses/:id/check',
          names: ['params.id'],
          right: 'write',
          missing,
          forbidden: missing,
          forms: ['on the shelf', 'being written', 'being written with a co-editor'],
        },
        {
          ...written,
          right: 'own',
          call: 'DELETE /api/v2/courses/:id',
          names: ['params.id'],
          spends: true,
          forms: Object.keys(drafts),
        },
        {
          ...written,
          call: 'POST /api/v2/courses/files/upload',
          names: ['body.courseId'],
          forms: Object.keys(drafts),
          spends: true,
          send: ({ id }) => ({ body: { courseId: id, clientId: randomUUID(), use: 'resource', name: '水位.pdf' } }),
        },
        {
          call: 'POST /api/v2/courses/authorize/:id',
          names: ['params.id'],
          right: 'see',
          missing,
          forms: Object.keys(behindPassword),
          spends: true,
          send: () => ({ body: { password } }),
        },
      ],
    },
    {
      thing: 'a file of a course',
      forms: {
        'being written': {
          make: async ({ product, owner }, word) => fileOf(owner, await draftOf(product, owner, word)),
          rights: { see: own, write: own },
          listedFor: own,
        },
      },
      calls: [
        {
          ...written,
          call: 'DELETE /api/v2/courses/files/:id',
          names: ['params.id'],
          missing: 'COURSE_FILE_NOT_FOUND',
          spends: true,
        },
      ],
    },
    {
      thing: 'a file that comes into a course',
      forms: looseFiles,
      calls: [
        {
          call: 'POST /api/v2/courses/files/upload',
          names: ['body.fileId'],
          right: 'own',
          missing: 'FILE_NOT_FOUND',
          send: async ({ id }, caller) => ({
            body: {
              courseId: (await newCourse(caller))._id,
              clientId: randomUUID(),
              use: 'resource',
              name: '水位.pdf',
              fileId: id,
            },
          }),
        },
      ],
    },
    {
      thing: 'a person who teaches courses',
      forms: personForms,
      calls: [
        {
          call: 'GET /api/v2/courses/user/:id/published',
          names: ['params.id'],
          right: 'see',
          missing: 'USER_NOT_FOUND',
        },
        { call: 'GET /api/v2/courses/user/:id/count', names: ['params.id'], right: 'see', missing: 'USER_NOT_FOUND' },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/courses' },
    { call: 'GET /api/v2/courses', ask: ({ word }) => ({ query: { words: word } }) },
    { call: 'GET /api/v2/courses', ask: ({ word }) => ({ query: { tag: word } }) },
    { call: 'GET /api/v2/courses/user' },
    { call: 'GET /api/v2/courses/tags' },
    { call: 'GET /api/v2/courses/semesters' },
    { call: 'GET /api/v2/courses/user/:id/published', ask: ({ owner }) => ({ params: { id: owner.id } }) },
    { call: 'GET /api/v2/courses/user/:id/count', ask: ({ owner }) => ({ params: { id: owner.id } }) },
  ],
  silent: ['GET /api/v2/courses/tags/user'],
  freePlaces: [
    [/^body\.(customFieldList|copyrightItems)\.id$/, 'named by the browser, of the course that it is in', coursePath],
    [/^body\.bannerId$/, 'a file of the course that is changed: tried where files of courses are', coursePath],
  ],
}
