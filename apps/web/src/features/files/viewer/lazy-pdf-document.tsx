import { type ComponentProps, Suspense } from 'react'
import { orNote } from '../../../routing/or-note.tsx'
import { LoadingStage } from './loading-stage.tsx'

const PdfDocument = orNote(() => import('./pdf-document.tsx').then((module) => module.PdfDocument))

/** The pages of a PDF at any address; the renderer is large, so it is loaded on demand. */
export function LazyPdfDocument(props: ComponentProps<typeof PdfDocument>) {
  return (
    <Suspense fallback={<LoadingStage />}>
      <PdfDocument {...props} />
    </Suspense>
  )
}
