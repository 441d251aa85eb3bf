import type { PostView } from '@learntrail/contract/posts/posts'
import { readStored, writeStored } from '../../../i18n/stored-choice.ts'

export const postViews: readonly PostView[] = ['mine', 'exhibition', 'public']

const storedKey = 'learntrail.portfolio-view'

/** The view of the address, else the one looked at last on this device. */
export function viewOf(asked: string | null): PostView {
  const wanted = asked ?? readStored(storedKey)
  return postViews.find((view) => view === wanted) ?? 'mine'
}

export const rememberView = (view: PostView) => writeStored(storedKey, view)
