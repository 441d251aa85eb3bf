import type { CourseChapter, CourseUnit } from '@learntrail/contract/courses/content'
import type { LearnerRecord } from '@learntrail/contract/courses/learners'
import { secondsIn } from '@learntrail/contract/courses/seen'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../ui/dates.ts'
import { dotted } from '../../../../ui/dotted.ts'
import { Track } from '../../../../ui/track.tsx'
import { useCourseNames } from '../../names.ts'
import { placesOf } from '../../reading/places.rules.ts'
import { clockOf } from '../stops/heat.rules.ts'
import { FilmSpans } from './film-spans.tsx'
import css from './learner.module.css'

type Piece = LearnerRecord['pieces'][number]

/** A learner's progress in each unit and each of its resources. */
export function LearnerUnits({ learner, chapters }: { learner: LearnerRecord; chapters: readonly CourseChapter[] }) {
  const records = new Map(learner.units.map((unit) => [unit.unitId, unit]))
  return (
    <ol className={css.units}>
      {placesOf(chapters).map(({ unit, number }) => (
        <Unit
          key={unit.id}
          unit={unit}
          number={number}
          record={records.get(unit.id)}
          pieces={learner.pieces.filter(({ unitId }) => unitId === unit.id)}
        />
      ))}
    </ol>
  )
}

interface UnitProps {
  unit: CourseUnit
  number: number
  record: LearnerRecord['units'][number] | undefined
  pieces: readonly Piece[]
}

function Unit({ unit, number, record, pieces }: UnitProps) {
  const { t } = useTranslation(['courses/learners', 'courses/learning', 'courses/reading'])
  const names = useCourseNames()
  const name = unit.name.trim() || t('courses/reading:untitledUnit')
  const nameOf = (piece: Piece) => {
    const resource = unit.resources.find(({ id }) => id === piece.pieceId)
    return resource ? resource.name.trim() || names.resource(resource.type) : t('one.text')
  }
  return (
    <li className={css.unit}>
      <div className={css.unitHead}>
        <h2>
          {number}. {name}
        </h2>
        {record ? (
          <span className={css.state} data-complete={record.isComplete || undefined}>
            {record.isComplete ? t('courses/learning:unitComplete') : t('courses/learning:percent', record)}
          </span>
        ) : null}
      </div>
      {record ? <Track share={record.isComplete ? 1 : record.percent / 100} /> : null}
      {pieces.length === 0 ? <p className={css.facts}>{t('one.nothing')}</p> : null}
      <ul className={css.pieces}>
        {pieces.map((piece) => (
          <li key={piece.pieceId}>
            <p className={css.piece}>
              <span>{nameOf(piece)}</span>
              <span className={css.facts}>
                <PieceWords piece={piece} />
              </span>
            </p>
            {piece.kind === 'film' ? <FilmSpans piece={piece} /> : null}
          </li>
        ))}
      </ul>
    </li>
  )
}

function PieceWords({ piece }: { piece: Piece }) {
  const { t } = useTranslation('courses/learners')
  const { kind, seen, again, seconds, openedAt, changedAt } = piece
  if (openedAt === null || changedAt === null) return t('one.notOpened')
  if (kind === 'openFilm') return t('one.openFilm', { minutes: clockOf(secondsIn(seen)) })
  if (kind !== 'film') return t('one.opened', { day: formatDay(openedAt) })
  const percent = Math.floor((100 * secondsIn(seen)) / seconds)
  const twice = secondsIn(again)
  return dotted([
    t('one.seenAt', { percent, day: formatDay(changedAt) }),
    twice > 0 && t('one.again', { count: twice }),
  ])
}
