import { termBefore, termOf, termPattern } from '@learntrail/contract/gradebook/terms'
import { useSearchParams } from 'react-router'
import { today } from '../../ui/dates.ts'

const shown = 7

/** The term of the address, else the one of today. */
export function useTerm() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('term') ?? ''
  const term = termPattern.test(named) ? named : termOf(today())
  const choose = (next: string) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        params.set('term', next)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  return { term, choose }
}

/** Those to choose from: the one of today, those before it, and the one that is chosen. */
export function termsAround(term: string): string[] {
  const terms = [termOf(today())]
  while (terms.length < shown) terms.push(termBefore(terms.at(-1) ?? ''))
  return terms.includes(term) ? terms : [term, ...terms]
}
