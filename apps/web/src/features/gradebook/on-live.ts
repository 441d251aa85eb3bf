import { isOf, type LivePart } from '../../live/on-live.ts'
import { askSeldom } from '../../saving/ask-seldom.ts'
import { gradebookKey } from './api/gradebook.ts'

/** What others enter is soon there; what one enters oneself, cell by cell, is already. */
const askAnew = askSeldom(3_000, (queryClient) => void queryClient.invalidateQueries({ queryKey: gradebookKey }))

export const gradebookLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateGradebook') || isOf(heard, 'updateHomework')) askAnew(queryClient)
  },
}
