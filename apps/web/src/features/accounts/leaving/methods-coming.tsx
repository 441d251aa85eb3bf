import type { UseQueryResult } from '@tanstack/react-query'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'

/** Placeholder until the sign-in methods are loaded. */
export function MethodsComing({ methods }: { methods: UseQueryResult }) {
  if (methods.data) return null
  if (methods.error)
    return <FailedState error={methods.error} onRetry={() => methods.refetch()} isRetrying={methods.isFetching} />
  return (
    <Loading>
      <SkeletonLines lines={2} />
    </Loading>
  )
}
