import { useSearchParams } from 'react-router'

/**
 * Returns the filters in the address and functions to change and clear them; empty ones are left out of the address.
 */
export function useAddressFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  ) as Partial<Record<Name, string>>
  const change = (changed: Partial<Record<Name, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries<string | null | undefined>(changed)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { replace: true })
  }
  const clear = () => change(Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>)
  return [values, change, clear] as const
}
