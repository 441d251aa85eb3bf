import { commentAnchor } from '../comments/anchor.ts'
import { declared, type NamesIn, namesIn, said } from '../features.ts'

const places = said(declared('notices'), 'places')
type NoticePlaceType = NamesIn<(typeof places)[number]>

const addresses = Object.assign({}, ...places) as Record<NoticePlaceType, (id: string) => string>

/** Targets of notices; each feature declares its own. */
export const noticePlaces = namesIn(places) as [NoticePlaceType, ...NoticePlaceType[]]

interface Place {
  type: NoticePlaceType
  id: string
  threadId: string | null
  commentId: string | null
}

/** Returns the address a notice leads to, in lists, mails and pushes: the comment itself if it is about one. */
export function addressOf({ type, id, threadId, commentId }: Place): string {
  const address = addresses[type](id)
  return threadId === null || commentId === null ? address : `${address}#${commentAnchor(threadId, commentId)}`
}
