import { useQueryClient } from '@tanstack/react-query'
import { forgetCsrfToken } from '../../../api/csrf.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/**
 * To be called after signing in or out: what was fetched as somebody else is forgotten, the new person is fetched, so
 * that the guards of the next screen know them.
 */
export function useSessionChange() {
  const queryClient = useQueryClient()
  return async () => {
    forgetCsrfToken()
    queryClient.clear()
    await queryClient.fetchQuery(currentUserQuery)
  }
}
