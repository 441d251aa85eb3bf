import { useMemo } from 'react'
import type { InSearch } from '../../../feature/in-search.ts'
import { useParts } from '../../../feature/use-parts.ts'

/** Returns how matches are shown, merged from all features. */
export function useInSearch(): Required<InSearch> {
  const parts = useParts('inSearch')
  return useMemo(
    () => ({
      categories: Object.assign({}, ...parts.map(({ categories }) => categories)),
      things: Object.assign({}, ...parts.map(({ things }) => things)),
      rows: Object.assign({}, ...parts.map(({ rows }) => rows)),
    }),
    [parts],
  )
}
