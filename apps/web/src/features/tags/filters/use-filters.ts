import { useSearchParams } from 'react-router'
import { type Filters, filtersOf, noFilters, withFilters } from './filters.ts'

/** Returns the filters in the address, and functions to change and clear them. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  return {
    filters: filtersOf(search),
    change: (change: Partial<Filters>) =>
      setSearch((before) => withFilters(before, change), { preventScrollReset: true }),
    clear: () => setSearch((before) => withFilters(before, noFilters), { preventScrollReset: true }),
  }
}
