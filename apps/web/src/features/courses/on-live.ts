import { isOf, type LivePart } from '../../live/on-live.ts'
import { askSeldom } from '../../saving/ask-seldom.ts'
import { coursesKey } from './api/courses.ts'
import { remarksKey } from './editing/api/remarks.ts'

/** What others publish, take off or ask one to teach along is soon there. */
const askAnew = askSeldom(2_000, (queryClient) => void queryClient.invalidateQueries({ queryKey: coursesKey }))

const askRemarks = askSeldom(300, (queryClient) => void queryClient.invalidateQueries({ queryKey: remarksKey }))

export const coursesLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateCourse')) askAnew(queryClient)
    if (isOf(heard, 'updateRemarks')) askRemarks(queryClient)
  },
}
