import { termBefore, termOf, termPattern } from '@learntrail/contract/gradebook/terms'
import { useSearchParams } from 'react-router'
import { today } from '../../ui/dates.ts'

const shown = 7

/** Returns the term in the address, else the current one. */
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

/** Returns the terms to choose from: the last seven up to now, and the chosen one. */
export function termsAround(term: string): string[] {
  const terms = [termOf(today())]
  while (terms.length < shown) terms.push(termBefore(terms.at(-1) ?? ''))
  return terms.includes(term) ? terms : [term, ...terms]
}
