import { lazy, Suspense } from 'react'
import { Loading, SkeletonLines } from '../../ui/states/skeleton.tsx'
import css from './lazy-rich-text-editor.module.css'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const Loaded = lazy(() => import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })))

/** The editor in a chunk of its own, with lines where it will stand. */
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
