import type { QueryClient } from '@tanstack/react-query'
import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { homeworkKey } from './api/read-question.ts'
import { worksWithRemarks } from './correcting/kept-remarks.ts'
import { pressesUnderway } from './correcting/presses.ts'

const onLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateHomework')) void queryClient.invalidateQueries({ queryKey: homeworkKey })
}

/** Resumes unsent releases. Loads the code for it only if some are left on the device, or once work is opened. */
function begin(queryClient: QueryClient, account: string): () => void {
  let isOver = false
  let stop: () => void = () => undefined
  const areSome = worksWithRemarks(account).length > 0
  void (areSome ? Promise.resolve() : pressesUnderway.firstOpened)
    .then(() => import('./correcting/send-presses.ts'))
    .then(({ resumePresses }) => {
      if (!isOver) stop = resumePresses(queryClient, account)
    })
    .catch(() => undefined)
  return () => {
    isOver = true
    stop()
  }
}

export const homeworkLive: LivePart = { onLive, begin }
