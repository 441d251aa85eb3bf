import type { Cast, KindName } from '../../testing/kinds.ts'
import type { TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { indexPerson } from './finding/index-person.ts'

/** Gives somebody a name by which they are found. */
async function rename({ product }: Cast, { id }: TestPerson, word: string): Promise<{ id: string }> {
  await product.platform.db.transaction(async (transaction) => {
    await transaction.execute(`update accounts set display_name = '${word}' where id = '${id}'`)
    await indexPerson(transaction, id)
  })
  return { id }
}

const gone = (kind: KindName) => ({
  make: (cast: Cast, word: string) => rename(cast, cast.person(kind), word),
  rights: { see: [], self: [], befriended: [], met: [] },
})

/**
 * People whom calls name. `befriended` are those who may ask them for something, `met` those who may name them in what
 * they write.
 */
export const personForms: Subject['forms'] = {
  'a member': {
    make: (cast, word) => rename(cast, cast.owner, word),
    rights: { see: audiences.members, self: audiences.owner, befriended: ['friend'], met: audiences.members },
  },
  'somebody who leaves': gone('being deleted'),
  'somebody who has not told who they are': gone('no profile'),
}

export const peopleSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a person',
      forms: personForms,
      calls: [
        { call: 'GET /api/v2/users/:id', names: ['params.id'], right: 'see', missing: 'USER_NOT_FOUND', tells: true },
        {
          call: 'GET /api/v2/users/:id/resource-stats',
          names: ['params.id'],
          right: 'see',
          missing: 'USER_NOT_FOUND',
        },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/users/:id', ask: ({ owner }) => ({ params: { id: owner.id } }) },
    { call: 'GET /api/v2/users/:id/resource-stats', ask: ({ owner }) => ({ params: { id: owner.id } }) },
    { call: 'POST /api/v2/search/searchperson', ask: ({ word }) => ({ body: { keyword: word } }) },
  ],
  silent: [],
}
