import type { Course } from '@learntrail/contract/courses/courses'
import { discussionFor } from '@learntrail/contract/courses/policy'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { withTexts } from '../../../i18n/with-texts.ts'
import { loadChunk } from '../../../routing/load-chunk.ts'
import { orNote } from '../../../routing/or-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useMedia } from '../../../ui/screen/use-media.ts'
import { useNear } from '../../../ui/screen/use-near.ts'
import css from './discussion.module.css'
import { goToFilm } from './films-here.ts'

/** Below the unit's content, so it loads only when it comes near the screen. */
const AtUnit = orNote(() =>
  loadChunk(withTexts(() => import('./at-unit.tsx').then((module) => module.AtUnit), 'courses/discussion', 'comments')),
)

/** The discussion of a unit, below it. Folded on a phone, unless the address names it. */
export function UnitDiscussion({ course, unitId }: { course: Course; unitId: string }) {
  const { t } = useTranslation('courses/reading')
  const isNarrow = useMedia('(max-width: 767px)')
  const { hash } = useLocation()
  const isMeant = hash === '#discussion' || hash.startsWith('#comment-')
  const [isUnfolded, setUnfolded] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  useFilmOfAddress()
  if (course.of !== 'published' || !discussionFor(course.part, course.forumStatus).read) return null
  if (isNarrow && !isUnfolded && !isMeant)
    return (
      <button type="button" className={css.unfold} aria-expanded={false} onClick={() => setUnfolded(true)}>
        <Icon name="chat" />
        <span>{t('discussion')}</span>
        <Icon name="down" />
      </button>
    )
  return (
    <div ref={place} className={css.below}>
      <Suspense fallback={null}>
        {isNear || isUnfolded || isMeant ? <AtUnit course={course} unitId={unitId} /> : null}
      </Suspense>
    </div>
  )
}

/** Goes to the second of a film that the address names; waits for the film, which loads after the screen. */
function useFilmOfAddress(): void {
  const [address] = useSearchParams()
  const pieceId = address.get('film')
  const second = Number(address.get('second'))
  const { state } = useLocation()
  const plays = state?.plays === true
  useEffect(() => {
    if (pieceId === null || !(second >= 0) || goToFilm({ pieceId, second }, plays)) return
    const watch = new MutationObserver(() => {
      if (goToFilm({ pieceId, second }, plays)) watch.disconnect()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [pieceId, second, plays])
}
