import type { Course } from '@learntrail/contract/courses/courses'
import type { QuestionPlace } from '@learntrail/contract/courses/discussion'
import { discussionFor } from '@learntrail/contract/courses/policy'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMedia } from '../../../ui/screen/use-media.ts'
import css from './discussion.module.css'
import { DiscussionList } from './discussion-list.tsx'
import { filmTime } from './film-time.rules.ts'
import { goToFilm, standingFilm } from './films-here.ts'
import { teachesCourse } from './who.ts'

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
  return <AtUnit course={course} unitId={unitId} />
}

function AtUnit({ course, unitId }: { course: Course; unitId: string }) {
  const { t } = useTranslation('courses/discussion')
  const [film, setFilm] = useState<QuestionPlace['film']>(null)
  // Whoever does not want the second is not given it again for the same question.
  const [isWithout, setWithout] = useState(false)
  const begin = () => {
    setFilm(null)
    setWithout(false)
  }
  return (
    <DiscussionList
      course={course}
      unitId={unitId}
      order={teachesCourse(course) ? 'unanswered' : 'newest'}
      place={{ unitId, film }}
      onAsked={begin}
      title={t('unitTitle')}
      field={{
        onEnter: () => {
          if (film === null && !isWithout) setFilm(standingFilm())
        },
        above: film ? (
          <p className={css.pin}>
            <Icon name="clock" size={16} />
            <span>{t('pin.at', { time: filmTime(film.second) })}</span>
            <IconButton
              label={t('pin.drop')}
              icon="close"
              onClick={() => {
                setFilm(null)
                setWithout(true)
              }}
            />
          </p>
        ) : null,
      }}
    />
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
