import { Suspense } from 'react'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { orNote } from '../../../../routing/or-note.tsx'
import { Loading, SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import type { CaptionsEditorProps } from './captions-editor.tsx'

const Editor = orNote(async () => {
  const [{ CaptionsEditor }] = await Promise.all([
    import('./captions-editor.tsx'),
    loadTexts('files/captions'),
    loadTexts('files/viewer'),
  ])
  return CaptionsEditor
})

/** The captions editor, loaded with its texts on demand. */
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
