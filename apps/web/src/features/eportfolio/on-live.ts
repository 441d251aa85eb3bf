import type { LivePart, OnLive } from '../../live/on-live.ts'
import { ePortfolioQuery } from './api/read-eportfolio.ts'

/** Refetches an e-portfolio on live events: progress of a form, likes and comments. */
const onLive: OnLive = (queryClient, heard) => {
  const { channel, item } = heard
  const refresh = (id: string) => void queryClient.invalidateQueries({ queryKey: ePortfolioQuery(id).queryKey })
  if (channel !== null) return refresh(channel)
  if (item === 'all') void queryClient.invalidateQueries({ queryKey: ['eportfolio', 'one'] })
  else if (item.kind === 'updateEPortfolio' && item.id !== null) refresh(item.id)
}

export const ePortfolioLive: LivePart = { onLive }
