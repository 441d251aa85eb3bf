import { type ComponentProps, lazy, Suspense } from 'react'
import { LoadingStage } from './loading-stage.tsx'

const PdfDocument = lazy(() => import('./pdf-document.tsx').then((module) => ({ default: module.PdfDocument })))

/** The pages of a PDF at any address; what draws them is large, and comes when there is one. */
export function LazyPdfDocument(props: ComponentProps<typeof PdfDocument>) {
  return (
    <Suspense fallback={<LoadingStage />}>
      <PdfDocument {...props} />
    </Suspense>
  )
}
