import { lazy, Suspense, useSyncExternalStore } from 'react'
import { underway } from '../../features/eportfolio/exporting/underway.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { loadChunk } from '../../routing/load-chunk.ts'

const Notices = lazy(async () => {
  const load = () => import('../../features/eportfolio/exporting/export-notices.tsx')
  const [{ ExportNotices }] = await Promise.all([loadChunk(load), loadTexts(['eportfolio/exporting', 'errors'])])
  return { default: ExportNotices }
})

/** In the corner of every screen while something is exported; nothing of it is loaded before. */
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
