import type { Course } from '@learntrail/contract/courses/courses'
import { discussionFor } from '@learntrail/contract/courses/policy'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { useMedia } from '../../../ui/screen/use-media.ts'
import css from './discussion.module.css'
import { goToFilm } from './films-here.ts'

/** Below what one came for, and loaded after it. */
const AtUnit = lazy(() => import('./at-unit.tsx').then((module) => ({ default: module.AtUnit })))

/** What is said at a unit, below it; on a telephone, once somebody wants it. */
export function UnitDiscussion({ course, unitId }: { course: Course; unitId: string }) {
  const { t } = useTranslation('courses/discussion')
  const isNarrow = useMedia('(max-width: 767px)')
  const { hash } = useLocation()
  const isMeant = hash === '#discussion' || hash.startsWith('#comment-')
  const [isUnfolded, setUnfolded] = useState(false)
  useFilmOfAddress()
  if (course.of !== 'published' || !discussionFor(course.part, course.forumStatus).read) return null
  if (isNarrow && !isUnfolded && !isMeant)
    return (
      <button type="button" className={css.unfold} aria-expanded={false} onClick={() => setUnfolded(true)}>
        <Icon name="chat" />
        <span>{t('unitTitle')}</span>
        <Icon name="down" />
      </button>
    )
  return (
    <Suspense fallback={null}>
      <AtUnit course={course} unitId={unitId} />
    </Suspense>
  )
}

/** The address may name a second of a film, which is loaded later than the screen. */
function useFilmOfAddress(): void {
  const [address] = useSearchParams()
  const pieceId = address.get('film')
  const second = Number(address.get('second'))
  useEffect(() => {
    if (pieceId === null || !(second >= 0) || goToFilm({ pieceId, second })) return
    const watch = new MutationObserver(() => {
      if (goToFilm({ pieceId, second })) watch.disconnect()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [pieceId, second])
}
