import type { QueryClient } from '@tanstack/react-query'
import { isOf, type LivePart } from '../../live/on-live.ts'
import { atMostEvery } from '../../saving/at-most-every.ts'
import { gradebookKey } from './api/gradebook.ts'

/** What others enter is soon there; what one enters oneself, cell by cell, is already. */
const pause = 3_000
const asking = new WeakMap<QueryClient, ReturnType<typeof atMostEvery>>()

function askAnew(queryClient: QueryClient) {
  const known = asking.get(queryClient)
  const asked = known ?? atMostEvery(pause, () => void queryClient.invalidateQueries({ queryKey: gradebookKey }))
  if (known === undefined) asking.set(queryClient, asked)
  asked.ask()
}

export const gradebookLive: LivePart = {
  onLive(queryClient, heard) {
    if (isOf(heard, 'updateGradebook') || isOf(heard, 'updateHomework')) askAnew(queryClient)
  },
}
