import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../feature/use-parts.ts'
import type { FirstStep } from '../../feature/waits-for-me.ts'
import { readStored, storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { teachingClassesQuery } from '../groups/index.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { ClassChoice } from './class-choice.tsx'
import css from './teaching.module.css'

const useIsVerified = () => useCurrentUser()?.isVerifiedTeacher

/** The first steps of a teacher, shown until they are done or dismissed. */
export function FirstSteps() {
  const { t } = useTranslation('teaching')
  const [isAway, setAway] = useState(() => readStored(storedKeys.teachingSteps) === 'away')
  const [done, setDone] = useState<ReadonlyMap<number, boolean>>(new Map())
  const verify: FirstStep = {
    order: 10,
    name: () => t('steps.verify'),
    about: () => t('steps.verifyBrings'),
    to: paths.account,
    useIsDone: useIsVerified,
  }
  const others = useParts('waitsForMe').flatMap(({ firstStep }) => firstStep ?? [])
  const steps = [verify, ...others].toSorted((one, other) => one.order - other.order)
  if (isAway) return null
  const isKnown = steps.every(({ order }) => done.has(order))
  const isShown = isKnown && steps.some(({ order }) => done.get(order) !== true)
  const tell = (order: number, isDone: boolean) =>
    setDone((before) => (before.get(order) === isDone ? before : new Map(before).set(order, isDone)))
  const putAway = () => {
    writeStored(storedKeys.teachingSteps, 'away')
    setAway(true)
  }
  return (
    <Card as="section" hidden={!isShown} className={css.steps} aria-labelledby="teaching-steps">
      <div className={css.stepsHead}>
        <h2 id="teaching-steps">{t('steps.title')}</h2>
        <IconButton label={t('steps.putAway')} icon="close" onClick={putAway} />
      </div>
      <ol>
        {steps.map((step) => (
          <Step key={step.order} step={step} onKnown={tell} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, onKnown }: { step: FirstStep; onKnown: (order: number, isDone: boolean) => void }) {
  const { t } = useTranslation('teaching')
  const isDone = step.useIsDone()
  useEffect(() => {
    if (isDone !== undefined) onKnown(step.order, isDone)
  })
  return (
    <li data-done={isDone || undefined}>
      {isDone ? (
        <>
          <Icon name="check" />
          <span>{step.name()}</span>
          <small>{t('steps.done')}</small>
        </>
      ) : (
        <ToDo step={step} />
      )}
    </li>
  )
}

/** Link to a step: straight into the only class, or with a choice of class. */
function ToDo({ step: { name, about, to, inClass } }: { step: FirstStep }) {
  const { data } = useQuery(teachingClassesQuery)
  const [isChoosing, setChoosing] = useState(false)
  const classes = inClass ? (data?.items ?? []) : []
  const [only] = classes
  return (
    <div className={css.toDo}>
      {inClass && classes.length > 1 ? (
        <button type="button" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {name()}
        </button>
      ) : (
        <Link to={inClass && only ? inClass(only.id) : to}>{name()}</Link>
      )}
      {about ? <small>{about()}</small> : null}
      {inClass && isChoosing ? <ClassChoice what={name()} classes={classes} to={inClass} /> : null}
    </div>
  )
}
