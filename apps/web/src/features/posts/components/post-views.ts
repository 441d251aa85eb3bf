import type { PostView } from '@learntrail/contract/posts/posts'
import { readStored, writeStored } from '../../../i18n/stored-choice.ts'

/** `stream` is what friends, followed people and my groups publish, given by a feature above. */
export type TrailView = PostView | 'stream'

export interface StreamTab {
  /** True if the stream is the first tab and the default. */
  isFirst: boolean
  /** True once `isFirst` is known. */
  isKnown: boolean
  newCount: number
}

const postViews: readonly PostView[] = ['mine', 'exhibition', 'public']

export const viewsInOrder = ({ isFirst }: StreamTab): readonly TrailView[] =>
  isFirst ? ['stream', ...postViews] : [...postViews, 'stream']

const storedKey = 'learntrail.portfolio-view'

/**
 * Returns the view of the address, else the stream if it comes first, else the one last viewed on this device, or
 * `mine`. Undefined without a view in the address until `isFirst` is known.
 */
export function viewOf(asked: string | null, stream: StreamTab): TrailView | undefined {
  if (asked === null && !stream.isKnown) return undefined
  if (asked === 'stream' || (asked === null && stream.isFirst)) return 'stream'
  const wanted = asked ?? readStored(storedKey)
  return postViews.find((view) => view === wanted) ?? 'mine'
}

export const rememberView = (view: PostView) => writeStored(storedKey, view)
