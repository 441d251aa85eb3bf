import type { FeatureName } from '@learntrail/contract/shell/features'
import type { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { ScreenAccess } from '../../feature/screen-route.ts'
import { currentUserQuery, isSignedIn, wearAccountAppearance } from '../../features/profiles/index.ts'
import { i18n } from '../../i18n/i18n.ts'
import { readStored, storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { destination } from './destination.ts'

/** Returns a loader that redirects people for whom a screen is not meant. */
export function guard(queryClient: QueryClient, access: ScreenAccess, feature?: FeatureName) {
  return async ({ request }: LoaderFunctionArgs) => {
    const user = await queryClient.ensureQueryData(currentUserQuery).catch((error: unknown) => {
      // The root has nowhere to redirect to, so it shows the failure and a retry.
      if (access === 'root') throw error
      toast(i18n.t('guardFailed'), { tone: 'warning', milliseconds: 5_000 })
      throw redirect('/')
    })
    const wasMember = readStored(storedKeys.member) === 'yes'
    const { pathname, search } = new URL(request.url)
    const elsewhere = destination(user, access, pathname + search, wasMember, feature)
    // On the way to the log-in `member` is kept: an address has several guards, which run one after the other and must
    // decide alike.
    if (isSignedIn(user) || !elsewhere?.startsWith('/login')) {
      writeStored(storedKeys.member, isSignedIn(user) ? 'yes' : 'no')
    }
    if (isSignedIn(user) && !wasMember) await wearAccountAppearance(queryClient)
    if (elsewhere && elsewhere !== pathname) throw redirect(elsewhere)
    return null
  }
}
