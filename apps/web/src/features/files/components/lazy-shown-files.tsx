import { type ComponentProps, Suspense } from 'react'
import { withTexts } from '../../../i18n/with-texts.ts'
import { loadChunk } from '../../../routing/load-chunk.ts'
import { orNote } from '../../../routing/or-note.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import type { ShownFiles } from './shown-files.tsx'

const Loaded = orNote(() =>
  loadChunk(withTexts(() => import('./shown-files.tsx').then((module) => module.ShownFiles), 'files')),
)

/** `ShownFiles`, loaded on demand, for screens that mostly show no files. */
export function LazyShownFiles(props: ComponentProps<typeof ShownFiles>) {
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonLines lines={1} />
        </Loading>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}
