import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { heatQuery } from '../../api/learners.ts'
import { useCourseNames } from '../../names.ts'
import { HeatChart } from './heat-chart.tsx'
import css from './stops.module.css'

interface FilmHeatProps {
  courseId: string
  groupId: string | undefined
  pieceId: string
  name: string
}

/** A film; opening it loads how often its parts were watched. */
export function FilmHeat({ courseId, groupId, pieceId, name }: FilmHeatProps) {
  const { t } = useTranslation('courses/learners')
  const names = useCourseNames()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const called = name.trim() || names.resource('video')
  return (
    <div className={css.film}>
      <button
        type="button"
        className={css.filmHead}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('stops.show', { name: called })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="play" size={18} />
        <span className={css.filmName}>{called}</span>
        <Icon name={isOpen ? 'up' : 'down'} size={18} />
      </button>
      <div id={id}>
        {isOpen ? <Heat courseId={courseId} groupId={groupId} pieceId={pieceId} name={called} /> : null}
      </div>
    </div>
  )
}

function Heat({ courseId, groupId, pieceId, name }: FilmHeatProps) {
  const { t } = useTranslation('courses/learners')
  const query = useQuery(heatQuery(courseId, pieceId, groupId))
  const heat = query.data
  if (heat === undefined) return <WaitingLines query={query} />
  if (heat.isTooFew) return <p className={css.few}>{t('stops.tooFewViewers', { count: learnerLimits.fewest })}</p>
  return <HeatChart heat={heat} name={name} />
}
