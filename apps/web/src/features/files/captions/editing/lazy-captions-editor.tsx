import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { Loading, SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import type { CaptionsEditorProps } from './captions-editor.tsx'

const Editor = lazy(async () => {
  const [{ CaptionsEditor }] = await Promise.all([
    import('./captions-editor.tsx'),
    loadTexts('files/captions'),
    loadTexts('files/viewer'),
  ])
  return { default: CaptionsEditor }
})

/** The editor of captions with its words, once somebody wants it. */
export function LazyCaptionsEditor(props: CaptionsEditorProps) {
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
