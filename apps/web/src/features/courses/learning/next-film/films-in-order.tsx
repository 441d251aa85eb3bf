import type { CourseChapter } from '@learntrail/contract/courses/content'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Unseen } from '../../../../ui/unseen.tsx'
import { momentOf } from './moment.ts'
import { goesOnAfter, isHeldBack, unitAfter } from './next-film.rules.ts'
import { NextFilmCard } from './next-film-card.tsx'
import { closeWindowsOf, nextFilmIn, placeOfFilm, playHere } from './page-films.ts'

interface FilmsInOrderProps {
  chapters: readonly CourseChapter[]
  unitId: string
  addressOf: (unitId: string) => string
  /** Whether a film that has ended offers what follows it. */
  isWanted: boolean
  children: ReactNode
}

/** What follows the film that ended: the unit's next film, or the next unit. */
interface Offer {
  unitId: string
  ended: HTMLVideoElement
  /** Element in which it is offered. */
  place: Element
  name: string
  /** The next film in the unit; null offers the next unit. */
  film: HTMLVideoElement | null
}

/** After a film, offers the unit's next film, which takes a press, or goes on to the next unit after a countdown. */
export function FilmsInOrder({ chapters, unitId, addressOf, isWanted, children }: FilmsInOrderProps) {
  const { t } = useTranslation(['courses/next-film', 'courses/reading'])
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  /** Id of the unit whose first film plays once it is loaded. */
  const awaited = useRef<string | null>(null)
  const [offered, setOffer] = useState<Offer | null>(null)
  const offer = isWanted && offered?.unitId === unitId ? offered : null

  useEffect(() => {
    const isAwaited = awaited.current === unitId
    awaited.current = null
    const film = isAwaited ? page.current?.querySelector<HTMLVideoElement>('[data-film] video') : null
    if (film) playHere(film)
  }, [unitId])

  function onEnded({ target }: SyntheticEvent) {
    if (!isWanted || !(target instanceof HTMLVideoElement) || page.current === null) return
    const own = placeOfFilm(target)
    const film = nextFilmIn(page.current, target)
    const next = unitAfter(chapters, unitId)
    if (own === null || (film === null && next === null)) return
    closeWindowsOf(target)
    const place = (film && placeOfFilm(film)) ?? own
    if (film !== null) place.scrollIntoView?.({ block: 'center' })
    const name =
      film === null ? next?.name || t('courses/reading:untitledUnit') : (place.getAttribute('aria-label') ?? '')
    setOffer({ unitId, ended: target, place, name, film })
  }

  function goOn({ film }: Offer) {
    setOffer(null)
    if (film !== null) return playHere(film)
    const next = unitAfter(chapters, unitId)
    if (next === null) return
    awaited.current = next.id
    navigate(addressOf(next.id))
  }

  function stay({ ended }: Offer) {
    setOffer(null)
    // Keeps focus on the film that ended, instead of losing it.
    ended.focus({ preventScroll: true })
  }

  const seconds = offer?.film === null ? goesOnAfter : null
  return (
    <div ref={page} onEndedCapture={onEnded} onPlayCapture={() => setOffer(null)}>
      {children}
      {offer &&
        createPortal(
          <NextFilmCard
            name={offer.name}
            seconds={seconds}
            isHeldBack={() => isHeldBack(momentOf(offer.ended))}
            onGo={() => goOn(offer)}
            onStay={() => stay(offer)}
          />,
          offer.place,
        )}
      <Unseen as="p" role="status">
        {offer && t('next', { name: offer.name })}
      </Unseen>
    </div>
  )
}
