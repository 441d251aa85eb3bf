import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import { useSearchParams } from 'react-router'

/** What a filter is called in an address. A class without a name is there, and empty: those whom the list does not name. */
const names = { semester: 'semester', grade: 'grade', className: 'class', week: 'week' } as const
const parts = ['semester', 'grade', 'className', 'week'] as const

const shapes: Partial<Record<keyof FigureFilter, RegExp>> = {
  semester: /^\d{2,3}-[12]$/,
  week: /^\d{4}-\d{2}-\d{2}$/,
}

/** Whom and when the figures of an address are of; what makes no sense is passed over. */
export function filterIn(search: URLSearchParams): FigureFilter {
  const found = parts.flatMap((part) => {
    const value = search.get(names[part])
    if (value === null || (value === '' && part !== 'className')) return []
    // A class is one of a grade.
    if (part === 'className' && !search.get(names.grade)) return []
    return (shapes[part]?.test(value) ?? true) ? [[part, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** An address of a school's figures with what they are asked for. */
export function withFilter(path: string, schoolId: string, filter: FigureFilter): string {
  const search = new URLSearchParams(path.includes(schoolId) ? {} : { school: schoolId })
  for (const part of parts) {
    const value = filter[part]
    if (value !== undefined) search.set(names[part], value)
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** The filter of the address, and a way to change parts of it; what lies within a part that changes goes with it. */
export function useFigureFilter() {
  const [search, setSearch] = useSearchParams()
  const change = (changed: Partial<Record<keyof FigureFilter, string | null>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if ('grade' in changed) next.delete(names.className)
        if ('semester' in changed) next.delete(names.week)
        for (const part of parts) {
          const value = changed[part]
          if (value === undefined) continue
          if (value === null) next.delete(names[part])
          else next.set(names[part], value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [filterIn(search), change] as const
}
