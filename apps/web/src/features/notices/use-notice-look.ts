import { commentAnchor } from '@learntrail/contract/comments/anchor'
import { topicOf } from '@learntrail/contract/notices/kinds'
import type { Notice, NoticePlace } from '@learntrail/contract/notices/notices'
import type { NoticeLooks } from '../../feature/notices.ts'
import { useParts } from '../../feature/use-parts.ts'
import { paths } from '../../paths.ts'

/** How a notice looks, as its feature says, and where it leads. */
export function useNoticeLook() {
  const looks = useParts('notices')
  return ({ kind, place }: Notice) => ({
    icon: first(looks, (look) => look.kindPictures?.[kind] ?? look.pictures?.[topicOf[kind]]) ?? 'bell',
    to: addressOf(looks, place),
  })
}

/** To the comment itself, where it is about one. */
function addressOf(looks: readonly NoticeLooks[], { type, id, threadId, commentId }: NoticePlace): string {
  const address = first(looks, ({ addresses }) => addresses?.[type]?.(id)) ?? paths.notices
  return threadId === null || commentId === null ? address : `${address}#${commentAnchor(threadId, commentId)}`
}

function first<Value>(looks: readonly NoticeLooks[], find: (look: NoticeLooks) => Value | undefined) {
  for (const look of looks) {
    const found = find(look)
    if (found !== undefined) return found
  }
  return undefined
}
