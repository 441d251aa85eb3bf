import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import type { FeatureSubjects, Thing } from '../../testing/subject.ts'
import { place } from '../groups/groups.fixture.ts'
import { administer, belong } from '../groups/groups.subjects.fixture.ts'
import { ask } from '../homework/homework.fixture.ts'
import { addColumn, columnBody, newClass, settingsBody, thisTerm } from './gradebook.fixture.ts'

/** Creates a class of the owner's, with `friend` as a pupil and `teacher` as an administrator. */
async function classOf({ product, owner, person }: Cast, name?: string): Promise<string> {
  const id = await newClass(product, owner, name)
  await place(product, id, person('friend').id, memberRoles.member)
  await place(product, id, person('teacher').id, memberRoles.administrator)
  return id
}

const rights = { see: belong, administer, pupil: ['friend'] } as const
const onGroup = { names: ['params.groupId'], missing: 'GROUP_NOT_FOUND' } as const
const leading = { right: 'administer', missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const of = ({ id }: Thing, rest: object = {}) => ({ params: { groupId: id }, ...rest })
const path = '/api/v2/groups/:groupId/gradebook'
const { clientId: _, ...parts } = columnBody()

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a class whose scores are asked for',
      forms: {
        'with a pupil': {
          make: async (cast, word) => {
            const id = await classOf(cast)
            const pupil = await newPerson(cast.product, { displayName: word })
            await place(cast.product, id, pupil.id, memberRoles.member)
            return { id }
          },
          rights: { ...rights, told: administer },
          // In no list: the name appears only in the sheet.
          listedFor: [],
        },
      },
      calls: [
        { ...onGroup, ...leading, call: `GET ${path}`, send: of, tells: true },
        {
          ...onGroup,
          call: `GET ${path}/mine`,
          right: 'pupil',
          forbidden: 'NO_PERMISSION',
          send: of,
        },
        {
          ...onGroup,
          ...leading,
          call: `GET ${path}/table`,
          send: (thing) => of(thing, { query: { form: 'csv', layout: 'whole' } }),
        },
        {
          ...onGroup,
          ...leading,
          call: `PUT ${path}/settings`,
          spends: true,
          send: (thing) => of(thing, { body: settingsBody() }),
        },
        {
          ...onGroup,
          ...leading,
          call: `PUT ${path}/school-fields`,
          send: (thing) => of(thing, { body: { term: thisTerm, fields: ['realName'] } }),
        },
        {
          ...onGroup,
          ...leading,
          call: `POST ${path}/columns`,
          send: (thing) => of(thing, { body: columnBody() }),
        },
      ],
    },
    {
      thing: 'a column of a class',
      forms: {
        'that was added': {
          make: async (cast, word) => {
            const group = await classOf(cast)
            const { id } = await addColumn(cast.owner, group, { title: word })
            return { id, group, pupil: cast.person('friend').id }
          },
          rights: { ...rights, told: administer },
          listedFor: [],
        },
      },
      calls: [
        {
          ...leading,
          call: `PATCH ${path}/columns/:columnId`,
          names: ['params.groupId', 'params.columnId'],
          spends: true,
          send: ({ id, group = '' }) => ({ params: { groupId: group, columnId: id }, body: { ...parts, version: 1 } }),
        },
        {
          ...leading,
          call: `DELETE ${path}/columns/:columnId`,
          names: ['params.groupId', 'params.columnId'],
          spends: true,
          send: ({ id, group = '' }) => ({ params: { groupId: group, columnId: id } }),
        },
        {
          ...leading,
          call: `PUT ${path}/columns/:columnId/scores`,
          spends: true,
          names: ['params.groupId', 'params.columnId', 'body.entries.personId'],
          send: ({ id, group = '', pupil = '' }) => ({
            params: { groupId: group, columnId: id },
            body: { entries: [{ personId: pupil, revision: '0', score: 90 }] },
          }),
        },
      ],
    },
    {
      thing: 'homework of a class',
      forms: {
        'that is given': {
          make: async (cast) => {
            const group = await classOf(cast)
            const { id } = await ask(cast.product, cast.owner, group)
            return { id, group }
          },
          // What it tells belongs to homework.
          rights: { ...rights, told: [] },
          listedFor: [],
        },
      },
      calls: [
        {
          ...leading,
          call: `PUT ${path}/homework/:columnId`,
          names: ['params.groupId', 'params.columnId'],
          spends: true,
          send: ({ id, group = '' }) => ({
            params: { groupId: group, columnId: id },
            body: { version: 0, weight: 2, categoryId: randomUUID() },
          }),
        },
      ],
    },
  ],
  listings: [],
  silent: [],
  passedOver: {
    [`PUT ${path}/columns/:columnId/scores`]: [
      ['body.entries.personId', 'each score is taken by itself, and who is no pupil of the class is said to be none'],
    ],
  },
  freePlaces: [
    [/^body\.categories\.id$/, 'named by the browser, of the settings that it is in', path],
    [
      /^body\.(categoryId|homeworkCategoryId)$/,
      'a name among the categories of its term; one that is not there is none',
      path,
    ],
    [/^body\.fields$/, 'what is no column of the class is left out of its tables', path],
  ],
}
