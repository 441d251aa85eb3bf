import type { FileSummary } from '@learntrail/contract/files/files'
import { lazy, Suspense, useState } from 'react'
import { PictureGrid } from './picture-grid.tsx'

const PictureViewer = lazy(() => import('./picture-viewer.tsx').then((module) => ({ default: module.PictureViewer })))

/** Pictures of a record; a tap shows one as large as the screen. */
export function PictureGallery({ pictures }: { pictures: readonly FileSummary[] }) {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <PictureGrid pictures={pictures} onOpen={setShown} />
      {shown === null ? null : (
        <Suspense>
          <PictureViewer pictures={pictures} start={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
