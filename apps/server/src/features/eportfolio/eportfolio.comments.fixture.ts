import { randomUUID } from 'node:crypto'
import type { Commented, CommentedThing } from '../comments/commented.fixture.ts'
import { newEPortfolio } from './eportfolio.fixture.ts'

function commentsOnEPortfolio(id: string): Commented {
  const path = `/api/v2/ePortfolio/${id}`
  const at = (rest: string) => `${path}/discussions${rest}`
  const edit: Commented['edit'] = ({ browser }, of, content) => browser.patch(at(`/${of}`), { content })
  const remove: Commented['remove'] = ({ browser }, of) => browser.delete(at(`/${of}`))
  const like: Commented['like'] = ({ browser }, referenceId, isLiked = true) =>
    isLiked ? browser.post(`${path}/like`, { referenceId }) : browser.delete(`${path}/like?referenceId=${referenceId}`)
  return {
    type: 'ePortfolio',
    id,
    answers: 'discussionId',
    missing: { target: 'EPORTFOLIO_NOT_FOUND', comment: 'DISCUSSION_NOT_FOUND', reply: 'DISCUSSION_NOT_FOUND' },
    list: ({ browser }, cursor) => browser.get(at(cursor ? `?cursor=${cursor}` : '')),
    write: ({ browser }, content = '寫得很清楚', clientId = randomUUID()) =>
      browser.post(at(''), { content, clientId }),
    edit,
    remove,
    like,
    listReplies: ({ browser }, to, cursor) => browser.get(at(`?parent=${to}${cursor ? `&cursor=${cursor}` : ''}`)),
    reply: ({ browser }, to, content = '謝謝', clientId = randomUUID()) =>
      browser.post(at(`/${to}/replies`), { content, clientId }),
    editReply: edit,
    removeReply: remove,
    likeReply: like,
    count: async ({ browser }) => (await browser.get(path)).json().discussionCount,
    deleteTarget: ({ browser }) => browser.delete(path),
  }
}

export const commented: readonly CommentedThing[] = [
  { type: 'ePortfolio', thing: 'an e-portfolio', on: commentsOnEPortfolio, publish: newEPortfolio },
]
