import type { EPortfolio, EPortfolioForm } from '@learntrail/contract/eportfolio/eportfolios'
import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { askEvery } from '../../../live/live-state.ts'
import { ePortfolioQuery } from '../api/read-eportfolio.ts'

const soon = 700
const later = 2_500
/** Number of answers after which polling slows down from `soon` to `later`. */
const patience = 20

export const isPending = (form: Pick<EPortfolioForm, 'state'>) =>
  form.state === 'pending' || form.state === 'in_progress'

/** Returns a version's form of a type, or undefined. People other than the owner get only `document`. */
export function formOf(
  ePortfolio: Pick<EPortfolio, 'document' | 'forms' | 'version' | 'versions'>,
  type: FormType,
  version: number = ePortfolio.version,
): EPortfolioForm | undefined {
  const { document, forms, versions } = ePortfolio
  const isRead = version === ePortfolio.version
  const made = isRead ? forms : versions.find(({ number }) => number === version)?.forms
  return made?.find((form) => form.type === type) ?? (isRead && document.type === type ? document : undefined)
}

interface FormKey {
  id: string | null
  version: number | null
  type: FormType
}

/** Returns the current state of a form; polls while it is being made, and only then. */
export function useForm({ id, version, type }: FormKey, known?: EPortfolioForm) {
  const find = (ePortfolio: EPortfolio | undefined) => ePortfolio && formOf(ePortfolio, type, version ?? undefined)
  const queryClient = useQueryClient()
  const cached = find(queryClient.getQueryData(ePortfolioQuery(id ?? '').queryKey))
  const query = useQuery({
    ...ePortfolioQuery(id ?? ''),
    enabled: id !== null && (known === undefined || isPending(known) || (cached !== undefined && isPending(cached))),
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      const form = find(data)
      const isRefused = isProblem(error) && error.status >= 400 && error.status < 500
      if (isRefused || (form ? !isPending(form) : !error)) return false
      return askEvery(error || dataUpdateCount > patience ? later : soon)
    },
  })
  const asked = find(query.data)
  const form = asked ?? known
  const state = form?.state
  const before = useRef(state)

  useEffect(() => {
    const wasPending = before.current === 'pending' || before.current === 'in_progress'
    before.current = state
    // Lists that show it are stale.
    if (wasPending && (state === 'done' || state === 'failed'))
      void queryClient.invalidateQueries({ queryKey: ['eportfolio'], predicate: ({ queryKey }) => isList(queryKey) })
  }, [state, queryClient])

  return { form, ePortfolio: query.data, error: query.error, refetch: query.refetch }
}

const isList = ([, part]: readonly unknown[]) => part !== 'one' && part !== 'picture' && part !== 'resources'
