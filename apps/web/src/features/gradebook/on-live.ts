import { isOf, type LivePart } from '../../live/on-live.ts'
import { askSeldom } from '../../saving/ask-seldom.ts'
import { gradebookKey } from './api/gradebook.ts'

/** Reads again at most every 3 s, as the viewer's own entries are already shown. */
const askAnew = askSeldom(3_000, (queryClient) => void queryClient.invalidateQueries({ queryKey: gradebookKey }))

export const gradebookLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateGradebook') || isOf(heard, 'updateHomework')) askAnew(queryClient)
  },
}
