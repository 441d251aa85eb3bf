import { audiences } from '../../testing/subject.ts'
import { type Commented, type CommentedThing, messagesOn } from '../comments/commented.fixture.ts'
import { publish } from './posts.fixture.ts'

export const commentsOnPost = (id: string): Commented => ({
  ...messagesOn('portfolio', id, { missing: 'POST_NOT_FOUND', path: `/api/v2/portfolios/${id}` }),
  count: async ({ browser }) => (await browser.get(`/api/v2/portfolios/${id}/messages/count`)).json().count,
})

export const commented: readonly CommentedThing[] = [
  {
    type: 'portfolio',
    thing: 'a record',
    on: commentsOnPost,
    publish: async (_product, owner) => (await publish(owner)).id,
    ofOwner: {
      place: 'below a record of the owner,',
      target: async ({ owner }) => (await publish(owner)).id,
      rights: { see: audiences.members, write: [], remove: audiences.owner },
    },
  },
]
