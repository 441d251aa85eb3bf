import { topicOf } from '@learntrail/contract/notices/kinds'
import type { Notice } from '@learntrail/contract/notices/notices'
import { addressOf } from '@learntrail/contract/notices/places'
import type { NoticeLooks } from '../../feature/notices.ts'
import { useParts } from '../../feature/use-parts.ts'

/** Returns a function that gives a notice's icon, as its feature declares it, and its target. */
export function useNoticeLook() {
  const looks = useParts('notices')
  return ({ kind, place }: Notice) => ({
    icon: first(looks, (look) => look.kindPictures?.[kind] ?? look.pictures?.[topicOf[kind]]) ?? 'bell',
    to: addressOf(place),
  })
}

function first<Value>(looks: readonly NoticeLooks[], find: (look: NoticeLooks) => Value | undefined) {
  for (const look of looks) {
    const found = find(look)
    if (found !== undefined) return found
  }
  return undefined
}
