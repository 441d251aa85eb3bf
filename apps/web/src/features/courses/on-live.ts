import { isOf, type LivePart } from '../../live/on-live.ts'
import { askSeldom } from '../../saving/ask-seldom.ts'
import { coursesKey } from './api/courses.ts'
import { remarksKey } from './editing/api/remarks.ts'

/** Refetches at most every 2 s when others publish or take off courses, or invite. */
const askAnew = askSeldom(2_000, (queryClient) => void queryClient.invalidateQueries({ queryKey: coursesKey }))

const askRemarks = askSeldom(300, (queryClient) => void queryClient.invalidateQueries({ queryKey: remarksKey }))

export const coursesLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateCourse')) askAnew(queryClient)
    if (isOf(heard, 'updateRemarks')) askRemarks(queryClient)
  },
}
