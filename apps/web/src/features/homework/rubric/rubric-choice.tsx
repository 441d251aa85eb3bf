import {
  type Criterion,
  type ReachedLevels,
  type Rubric,
  reachedLevel,
  rubricScore,
  rubricStanding,
} from '@learntrail/contract/homework/rubric'
import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import css from './rubric.module.css'

interface RubricChoiceProps {
  rubric: Rubric
  reached: ReachedLevels
  total: number
  /** The first level of the first criterion, to be focused. */
  first: Ref<HTMLInputElement>
  onChange: (reached: ReachedLevels) => void
  /** Called when the last criterion got its level by a number key. */
  onDone: () => void
}

/** Chooses a level per criterion: a number key chooses one and moves on, 0 clears it. */
export function RubricChoice({ rubric, reached, total, first, onChange, onDone }: RubricChoiceProps) {
  const { t } = useTranslation('homework/rubric')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const score = rubricScore(rubric, reached)
  const choose = (criterion: Criterion, levelId: string | undefined) => {
    const { [criterion.id]: _, ...others } = reached
    onChange(levelId === undefined ? others : { ...others, [criterion.id]: levelId })
  }
  const goTo = (place: number) => {
    const group = list.current?.querySelectorAll('fieldset')[place]
    const next = group?.querySelector<HTMLInputElement>('input:checked') ?? group?.querySelector('input')
    if (next) next.focus()
    else onDone()
  }
  const onKeyDown = (event: KeyboardEvent, criterion: Criterion, place: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^[0-9]$/.test(event.key)) return
    event.preventDefault()
    const number = Number(event.key)
    if (number === 0) return choose(criterion, undefined)
    const level = criterion.levels[number - 1]
    if (!level) return
    choose(criterion, level.id)
    goTo(place + 1)
  }
  return (
    <div className={css.choice} ref={list}>
      {rubric.map((criterion, place) => (
        <fieldset key={criterion.id} className={css.levelsOf} onKeyDown={(event) => onKeyDown(event, criterion, place)}>
          <legend title={criterion.words || undefined}>{criterion.name}</legend>
          <div className={css.options}>
            {criterion.levels.map((level, index) => (
              <label key={level.id} className={css.option} title={level.words || undefined}>
                <input
                  ref={place === 0 && index === 0 ? first : undefined}
                  type="radio"
                  name={`${id}-${criterion.id}`}
                  checked={reachedLevel(criterion, reached)?.id === level.id}
                  onChange={() => choose(criterion, level.id)}
                />
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={css.optionName}>{level.name}</span>
                <span className={css.worth}>{t('pointsOf', { points: level.points })}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={css.sum}>
        <p role="status">{score === null ? t('scoreLater') : t('score', { score, total })}</p>
        {rubricStanding(rubric, reached) === 'none' ? null : (
          <Button look="quiet" size="s" onClick={() => onChange({})}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
