import { Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { orNote } from '../../routing/or-note.tsx'
import { Loading, SkeletonLines } from '../../ui/states/skeleton.tsx'
import css from './lazy-rich-text-editor.module.css'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const Loaded = orNote(async () => {
  const [module] = await Promise.all([import('./rich-text-editor.tsx'), loadTexts('editor')])
  return module.RichTextEditor
})

/** Loads the editor and its texts on demand; shows a skeleton meanwhile. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  )
}

function EditorSkeleton() {
  return (
    <Loading>
      <div className={css.skeleton}>
        <SkeletonLines lines={4} />
      </div>
    </Loading>
  )
}
