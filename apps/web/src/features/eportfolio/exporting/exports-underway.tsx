import { Suspense, useSyncExternalStore } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'
import { loadChunk } from '../../../routing/load-chunk.ts'
import { orNothing } from '../../../ui/or-nothing.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { underway } from './underway.ts'

const Notices = orNothing(async () => {
  const load = () => import('./export-notices.tsx')
  const [{ ExportNotices }] = await Promise.all([loadChunk(load), loadTexts(['eportfolio/exporting', 'errors'])])
  return ExportNotices
})

/** The corner of every screen while exports run; its chunk is loaded only then. */
export function ExportsUnderway() {
  const account = useCurrentUser()?.id
  const isAny = useSyncExternalStore(underway.subscribe, () => (account ? underway.of(account).length > 0 : false))
  if (!account || !isAny) return null
  return (
    <Suspense fallback={null}>
      <Notices account={account} />
    </Suspense>
  )
}
