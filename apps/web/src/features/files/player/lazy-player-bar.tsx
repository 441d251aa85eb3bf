import { Suspense } from 'react'
import { withTexts } from '../../../i18n/with-texts.ts'
import { orNote } from '../../../routing/or-note.tsx'
import type { PlayerBarProps } from './player-bar.tsx'

const Loaded = orNote(withTexts(() => import('./player-bar.tsx').then((module) => module.PlayerBar), 'files/player'))

/** `PlayerBar`, loaded on demand; its fallback keeps the height, so that nothing below shifts. */
export function LazyPlayerBar(props: PlayerBarProps) {
  return (
    <Suspense fallback={<div style={{ minHeight: '54px' }} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
