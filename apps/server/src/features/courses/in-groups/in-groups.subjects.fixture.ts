import { memberRoles } from '@learntrail/contract/groups/roles'
import { newPerson } from '../../../testing/people.ts'
import type { FeatureSubjects } from '../../../testing/subject.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { administer, belong } from '../../groups/groups.subjects.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'
import { addToGroup } from './in-groups.fixture.ts'

const path = '/api/v2/courses/group/:groupId' as const
const ofGroup = { names: ['params.groupId'], missing: 'GROUP_NOT_FOUND' } as const
const ofCourse = { names: ['params.groupId', 'params.id'], missing: 'GROUP_NOT_FOUND' } as const
const ofAdministrator = { right: 'administer', forbidden: 'GROUP_ADMIN_REQUIRED' } as const

const standing = [
  ['owner', memberRoles.administrator],
  ['teacher', memberRoles.administrator],
  ['friend', memberRoles.member],
] as const

export const inGroupsSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a course that a group takes',
      forms: {
        'behind a password': {
          ground: async (cast) => {
            // Made by another person, because an account may own only so many groups.
            const group = await newGroup(await newPerson(cast.product), { type: 'private' })
            for (const [kind, role] of standing) await place(cast.product, group.id, cast.person(kind).id, role)
            return { groupId: group.id }
          },
          make: async ({ product, owner }, word, { groupId = '' }) => {
            const { course } = await newPublished(product, owner, { name: word, isPrivate: true })
            await addToGroup(owner, groupId, course._id)
            return { id: course._id, groupId }
          },
          rights: { see: belong, administer, join: ['friend', 'teacher'] },
          listedFor: [],
        },
      },
      calls: [
        { ...ofGroup, call: `GET ${path}`, right: 'see', tells: true },
        { ...ofCourse, ...ofAdministrator, call: `PUT ${path}/:id` },
        { ...ofCourse, ...ofAdministrator, call: `GET ${path}/:id/learners` },
        { ...ofCourse, call: `POST ${path}/:id/join`, right: 'join', forbidden: 'COURSE_TAUGHT', spends: true },
        { ...ofCourse, ...ofAdministrator, call: `DELETE ${path}/:id`, spends: true },
      ],
    },
  ],
  listings: [],
  silent: [],
  passedOver: {
    [`PUT ${path}/:id`]: [['params.id', 'the course is not there', 'COURSE_NOT_FOUND']],
    [`DELETE ${path}/:id`]: [['params.id', 'what is not there is taken out already']],
  },
}
