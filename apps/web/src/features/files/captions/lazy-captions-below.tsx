import { type ComponentProps, Suspense } from 'react'
import { withTexts } from '../../../i18n/with-texts.ts'
import { orNote } from '../../../routing/or-note.tsx'
import type { CaptionsBelow } from './captions-below.tsx'
import { captionsOf } from './captions-of.ts'

const Loaded = orNote(
  withTexts(() => import('./captions-below.tsx').then((module) => module.CaptionsBelow), 'files/player'),
)

/** `CaptionsBelow`, loaded only for files with captions, as most have none. */
export function LazyCaptionsBelow(props: ComponentProps<typeof CaptionsBelow>) {
  if (captionsOf(props.file).length === 0) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
