import { type ComponentProps, Suspense } from 'react'
import { withTexts } from '../../../i18n/with-texts.ts'
import { orNote } from '../../../routing/or-note.tsx'
import type { CaptionsBelow } from './captions-below.tsx'
import { captionsOf } from './captions-of.ts'

const Loaded = orNote(
  withTexts(() => import('./captions-below.tsx').then((module) => module.CaptionsBelow), 'files/player'),
)

/** Most films have no captions: what shows them comes where there are some. */
export function LazyCaptionsBelow(props: ComponentProps<typeof CaptionsBelow>) {
  if (captionsOf(props.file).length === 0) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
