import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import { useSearchParams } from 'react-router'

/**
 * Names of the filter's parts in an address. An empty class name is a value: the pupils the school's list puts in no
 * class.
 */
const names = { semester: 'semester', grade: 'grade', className: 'class', week: 'week' } as const
const parts = ['semester', 'grade', 'className', 'week'] as const

const shapes: Partial<Record<keyof FigureFilter, RegExp>> = {
  semester: /^\d{2,3}-[12]$/,
  week: /^\d{4}-\d{2}-\d{2}$/,
}

/** Reads from an address whose figures it asks for and when; ignores malformed parts. */
export function filterIn(search: URLSearchParams): FigureFilter {
  const found = parts.flatMap((part) => {
    const value = search.get(names[part])
    if (value === null || (value === '' && part !== 'className')) return []
    // A class only means something within a grade.
    if (part === 'className' && !search.get(names.grade)) return []
    return (shapes[part]?.test(value) ?? true) ? [[part, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** Returns the address of a screen of figures with the school and the filter in its query. */
export function withFilter(path: string, schoolId: string, filter: FigureFilter): string {
  const search = new URLSearchParams(path.includes(schoolId) ? {} : { school: schoolId })
  for (const part of parts) {
    const value = filter[part]
    if (value !== undefined) search.set(names[part], value)
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/**
 * Returns the address's filter and a function that changes parts of it. Changing the grade drops the class; changing
 * the semester drops the week.
 */
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
