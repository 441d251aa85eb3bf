import type { PostView } from '@learntrail/contract/posts/posts'
import { readStored, writeStored } from '../../../i18n/stored-choice.ts'

/** Of others, what friends, people I follow and my groups publish: put in by a feature above. */
export type TrailView = PostView | 'stream'

export interface StreamTab {
  /** It is what comes first, and what one lands on. */
  isFirst: boolean
  /** Whether that is known yet. */
  isKnown: boolean
  newCount: number
}

const postViews: readonly PostView[] = ['mine', 'exhibition', 'public']

export const viewsInOrder = ({ isFirst }: StreamTab): readonly TrailView[] =>
  isFirst ? ['stream', ...postViews] : [...postViews, 'stream']

const storedKey = 'learntrail.portfolio-view'

/**
 * The view of the address, else the stream for whoever has one, else the one looked at last on this device. Undefined as
 * long as it is not known who has one.
 */
export function viewOf(asked: string | null, stream: StreamTab): TrailView | undefined {
  if (asked === null && !stream.isKnown) return undefined
  if (asked === 'stream' || (asked === null && stream.isFirst)) return 'stream'
  const wanted = asked ?? readStored(storedKey)
  return postViews.find((view) => view === wanted) ?? 'mine'
}

export const rememberView = (view: PostView) => writeStored(storedKey, view)
