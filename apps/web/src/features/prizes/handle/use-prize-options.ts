import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keptPrizeQuery, keptPrizesQuery } from '../api/keeping.ts'

/** Pages of prizes that are listed; a prize beyond them is reached from its own screen. */
const mostPages = 10

/** Returns the prizes as options, including the one in the address. */
export function usePrizeOptions(chosenId: string | undefined): { value: string; label: string }[] {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(keptPrizesQuery)
  const pages = data?.pages.length ?? 0
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && pages < mostPages) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, pages, fetchNextPage])

  const listed = data?.pages.flatMap(({ items }) => items) ?? []
  const isListed = listed.some(({ id }) => id === chosenId)
  const chosen = useQuery({
    ...keptPrizeQuery(chosenId ?? ''),
    enabled: chosenId !== undefined && data !== undefined && !isListed,
  })
  const prizes = chosen.data && !isListed ? [chosen.data, ...listed] : listed
  return prizes.map(({ id, name }) => ({ value: id, label: name }))
}
