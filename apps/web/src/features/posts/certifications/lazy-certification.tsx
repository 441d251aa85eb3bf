import type { Certification } from '@learntrail/contract/posts/certification'
import { Suspense } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'
import { orNote } from '../../../routing/or-note.tsx'

const Loaded = orNote(async () => {
  const [module] = await Promise.all([import('./certification-view.tsx'), loadTexts('posts/certification')])
  return module.CertificationView
})

/** Loaded on demand, as few records have a certification. */
export function LazyCertification({ of }: { of: Certification }) {
  return (
    <Suspense fallback={null}>
      <Loaded certification={of} />
    </Suspense>
  )
}
