import { useSearchParams } from 'react-router'

const key = 'scheduled-now'

/**
 * Opens and closes the list of scheduled records through the address: `?scheduled-now=` names the record just
 * scheduled.
 */
export function useScheduledList() {
  const [search, setSearch] = useSearchParams()
  const marked = search.get(key)
  const set = (id: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (id === null) after.delete(key)
        else after.set(key, id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { marked, show: (id: string) => set(id), close: () => set(null) }
}
