import { commentAnchor } from '@learntrail/contract/comments/anchor'
import type { NoticePlace } from '@learntrail/contract/notices/notices'
import { paths } from '../../paths.ts'

/** Where a notice leads: to the comment itself, where it is about one. */
export function addressOf({ type, id, threadId, commentId }: NoticePlace): string {
  const anchor = threadId === null || commentId === null ? '' : `#${commentAnchor(threadId, commentId)}`
  switch (type) {
    case 'post':
      return `${paths.post(id)}${anchor}`
    case 'ePortfolio':
      return `${paths.ePortfolio(id)}${anchor}`
    case 'draft':
      return paths.draft(id)
    case 'shared':
      return paths.sharedRecord(id)
    case 'friends':
    case 'fans':
    case 'received':
      return paths.people(id, type)
    case 'arrivals':
      return paths.invite
    case 'account':
      return paths.account
    case 'plan':
      return paths.plan
    case 'orders':
      return paths.orders
    case 'log':
      return paths.eventLog
    case 'files':
      return paths.myFiles
    case 'group':
      return paths.group(id)
    case 'groupRequests':
      return paths.groupRequests(id)
    case 'chatroom':
      return paths.chatroom(id)
    case 'bulletin':
      return `${paths.bulletin(id)}${anchor}`
    case 'reports':
      return paths.reports
    case 'problems':
      return paths.reportProblem
    case 'judgements':
      return paths.judgements
    case 'homework':
      return `${paths.homework(id)}${anchor}`
  }
}
