import type { Pebble } from '@learntrail/contract/pebbles/pebbles'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { LinkedWords } from '../../ui/linked-words.tsx'
import { PersonFace, PersonName } from '../../ui/person-link.tsx'
import { When } from '../../ui/when.tsx'
import css from './pebbles.module.css'

interface PebbleCardProps {
  pebble: Pebble
  /** Actions offered here. */
  children?: ReactNode
}

/** What a person learned, and when. */
export function PebbleCard({ pebble: { owner, words, laidAt }, children }: PebbleCardProps) {
  return (
    <Card as="article" aria-label={words}>
      <div className={css.head}>
        <PersonFace person={owner} size={28} />
        <PersonName person={owner} />
        <When time={laidAt} relative />
      </div>
      <p className={css.words}>
        <LinkedWords text={words} />
      </p>
      {children}
    </Card>
  )
}
