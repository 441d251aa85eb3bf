import { type CommentedThing, messagesOn } from '../comments/commented.fixture.ts'
import { newShared, planPath } from './plans.fixture.ts'

export const commented: readonly CommentedThing[] = [
  {
    type: 'plan',
    thing: 'a plan',
    on: (id) => ({
      ...messagesOn('plan', id, { missing: 'PLAN_NOT_FOUND', path: `${planPath}/${id}` }),
      count: async ({ browser }) => (await browser.get(`${planPath}/${id}`)).json().messageCount,
    }),
    publish: async (_product, owner) => (await newShared(owner))._id,
  },
]
