import { useQueryClient } from '@tanstack/react-query'
import { forgetCsrfToken } from '../../../api/csrf.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/**
 * Returns a function to call after signing in or out: clears everything fetched for the former person and fetches the
 * new one, so that the guards of the next screen know them.
 */
export function useSessionChange() {
  const queryClient = useQueryClient()
  return async () => {
    forgetCsrfToken()
    queryClient.clear()
    await queryClient.fetchQuery(currentUserQuery)
  }
}
