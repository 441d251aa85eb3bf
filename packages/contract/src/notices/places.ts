import { commentAnchor } from '../comments/anchor.ts'
import { type Declared, declared, namesIn } from '../features.ts'

type PlacesOf<One> = One extends { readonly places: infer Places } ? keyof Places : never
type NoticePlaceType = PlacesOf<Declared<'notices'>>

const places = declared('notices').flatMap((one) => ('places' in one ? [one.places] : []))
const addresses = Object.assign({}, ...places) as Record<NoticePlaceType, (id: string) => string>

/** What a notice can lead to; each feature declares its own. */
export const noticePlaces = namesIn(places) as [NoticePlaceType, ...NoticePlaceType[]]

interface Place {
  type: NoticePlaceType
  id: string
  threadId: string | null
  commentId: string | null
}

/** Where a notice leads, in rows, mails and pushes: to the comment itself where it is about one. */
export function addressOf({ type, id, threadId, commentId }: Place): string {
  const address = addresses[type](id)
  return threadId === null || commentId === null ? address : `${address}#${commentAnchor(threadId, commentId)}`
}
