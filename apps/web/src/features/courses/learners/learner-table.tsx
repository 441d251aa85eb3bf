import type { CourseLearner } from '@learntrail/contract/courses/learners'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Chip } from '../../../ui/chip.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { PersonFace } from '../../../ui/person-link.tsx'
import { Track } from '../../../ui/track.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { When } from '../../../ui/when.tsx'
import { courseAddresses } from '../addresses.ts'
import css from './learner-table.module.css'

interface LearnerTableProps {
  courseId: string
  learners: readonly CourseLearner[]
  chosen: readonly string[]
  onChoose: (personId: string) => void
  onChooseAll: (isOn: boolean) => void
}

/** A row for each learner: progress and when they learnt last. */
export function LearnerTable({ courseId, learners, chosen, onChoose, onChooseAll }: LearnerTableProps) {
  const { t } = useTranslation('courses/learners')
  const isAll = chosen.length > 0 && chosen.length === learners.length
  return (
    <table className={css.table}>
      <Unseen as="caption">{t('title')}</Unseen>
      <thead>
        <tr>
          <th scope="col" className={css.box}>
            <Checkbox
              label={t('chooseAll')}
              classNames={{ labelWrapper: css.all }}
              checked={isAll}
              indeterminate={chosen.length > 0 && !isAll}
              onChange={() => onChooseAll(!isAll)}
            />
          </th>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('columns.progress')}</th>
          <th scope="col">{t('columns.learnt')}</th>
          <th scope="col">{t('columns.joined')}</th>
        </tr>
      </thead>
      <tbody>
        {learners.map((learner) => (
          <Row
            key={learner.person.id}
            courseId={courseId}
            learner={learner}
            isChosen={chosen.includes(learner.person.id)}
            onChoose={() => onChoose(learner.person.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  courseId: string
  learner: CourseLearner
  isChosen: boolean
  onChoose: () => void
}

function Row({ courseId, learner, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('courses/learners')
  const { person, progress, joinedAt, learntAt, isSilent } = learner
  const name = useNameOf()(person)
  const { percent, completeCount: complete, unitCount: count, isComplete } = progress
  return (
    <tr data-on={isChosen || undefined}>
      <td className={css.box}>
        <Checkbox aria-label={t('choose', { name })} checked={isChosen} onChange={onChoose} />
      </td>
      <th scope="row">
        <span className={css.who}>
          <PersonFace person={person} size={36} isPart />
          <Link className={css.name} to={courseAddresses.learner(courseId, person.id)}>
            {name}
          </Link>
        </span>
      </th>
      <td className={css.progress}>
        <Unseen>{t('progress', { percent, complete, count })}</Unseen>
        <span className={css.track} aria-hidden="true">
          <Track share={isComplete ? 1 : percent / 100} />
        </span>
        <span className={css.number} aria-hidden="true">
          {percent}%
        </span>
        <span className={css.units} aria-hidden="true">
          {t('units', { complete, count })}
        </span>
      </td>
      <td className={css.learnt} data-name={t('columns.learnt')}>
        {isComplete ? <Chip tone="leaf">{t('complete')}</Chip> : null}
        {isSilent ? <Chip tone="honey">{t('silent')}</Chip> : null}
        <span>{learntAt ? <When time={learntAt} relative /> : t('notYet')}</span>
      </td>
      <td className={css.joined} data-name={t('columns.joined')}>
        <When time={joinedAt} />
      </td>
    </tr>
  )
}
