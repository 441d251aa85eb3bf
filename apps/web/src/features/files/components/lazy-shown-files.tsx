import { type ComponentProps, lazy, Suspense } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'
import { loadChunk } from '../../../routing/load-chunk.ts'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import type { ShownFiles } from './shown-files.tsx'

const Loaded = lazy(() =>
  loadChunk(async () => {
    const [module] = await Promise.all([import('./shown-files.tsx'), loadTexts('files')])
    return { default: module.ShownFiles }
  }),
)

/** The same where most screens have none: its code comes with the first. */
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
