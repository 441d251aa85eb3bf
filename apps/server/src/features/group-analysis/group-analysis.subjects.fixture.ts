import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { actBeforeBlock, ofKeptApart } from '../../testing/kept-apart.ts'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import type { FeatureSubjects } from '../../testing/subject.ts'
import { place } from '../groups/groups.fixture.ts'
import { administer, groupForms, groupOf } from '../groups/groups.subjects.fixture.ts'

const rights = groupForms['a private group']?.rights ?? { see: [] }

/** A group with a member of this name, which its administrators read among the figures. */
const withMember = {
  make: async (cast: Cast, word: string) => {
    const group = await groupOf(cast, 'private', randomUUID().slice(0, 8))
    const { id } = await newPerson(cast.product, { displayName: word })
    await place(cast.product, group.id, id, memberRoles.member)
    return group
  },
  rights: { ...rights, told: administer },
  // In no list: the name appears only among the figures.
  listedFor: [],
}

const withKeptApart = ofKeptApart('with a member, one', (side) => ({
  ...withMember,
  make: (cast: Cast, displayName: string) =>
    actBeforeBlock(
      cast,
      side,
      async ({ id }) => {
        const group = await groupOf(cast, 'private', randomUUID().slice(0, 8))
        await place(cast.product, group.id, id, memberRoles.member)
        return group
      },
      { displayName },
    ),
}))

const onGroup = { names: ['params.groupId'], missing: 'GROUP_NOT_FOUND' } as const
const leading = { ...onGroup, right: 'administer', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const send = ({ id }: { id: string }) => ({ params: { groupId: id } })

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a group whose figures are asked for',
      forms: { 'with a member': withMember, ...withKeptApart },
      calls: [
        { ...leading, call: 'GET /api/v2/groups/:groupId/analysis', send, tells: true },
        {
          ...onGroup,
          call: 'GET /api/v2/groups/:groupId/analysis/mine',
          right: 'belong',
          forbidden: 'NO_PERMISSION',
          send,
        },
        { ...leading, call: 'GET /api/v2/groups/:groupId/analysis/table', send, tells: true },
        { ...leading, call: 'GET /api/v2/groups/:groupId/analysis/document', send },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/teaching/silent-pupils' }],
  silent: [],
}
