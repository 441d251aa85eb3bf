import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './rubric.module.css'
import { type CriterionValues, cellId, type LevelValues, newLevel } from './rubric-values.ts'

interface CriterionFieldsProps {
  criterion: CriterionValues
  /** Position in the rubric, from 1. */
  place: number
  isUsed: boolean
  wrong: ReadonlyMap<string, string>
  onChange: (criterion: CriterionValues) => void
  onRemove: () => void
}

const { levels: most } = homeworkLimits.rubric

/** One criterion: its name, its description, and its levels with points. */
export function CriterionFields({ criterion, place, isUsed, wrong, onChange, onRemove }: CriterionFieldsProps) {
  const { t } = useTranslation('homework/rubric')
  const { id, name, words, levels } = criterion
  const changeLevel = (changed: LevelValues) =>
    onChange({ ...criterion, levels: levels.map((level) => (level.id === changed.id ? changed : level)) })
  return (
    <fieldset className={css.criterion} aria-label={t('criterionAt', { place })}>
      <div className={css.criterionHead}>
        <TextInput
          id={cellId(id, 'name')}
          label={t('criterionAt', { place })}
          placeholder={t('criterionHint')}
          withAsterisk
          aria-required
          maxLength={homeworkLimits.rubric.name}
          value={name}
          error={wrong.get(cellId(id, 'name'))}
          onChange={(event) => onChange({ ...criterion, name: event.currentTarget.value })}
        />
        {isUsed ? null : (
          <IconButton label={t('removeCriterion', { name: name || place })} icon="remove" onClick={onRemove} />
        )}
      </div>
      <Textarea
        id={cellId(id, 'words')}
        label={t('words')}
        autosize
        minRows={1}
        maxRows={5}
        value={words}
        error={wrong.get(cellId(id, 'words'))}
        onChange={(event) => onChange({ ...criterion, words: event.currentTarget.value })}
      />
      <ul className={css.levels} aria-label={t('levels')}>
        {levels.map((level, index) => (
          <li key={level.id} className={css.level}>
            <WholeNumberInput
              id={cellId(level.id, 'points')}
              className={css.points}
              label={t('points')}
              max={homeworkLimits.total.max}
              disabled={isUsed}
              value={level.points}
              error={wrong.get(cellId(level.id, 'points'))}
              onChange={(points) => changeLevel({ ...level, points })}
            />
            <TextInput
              id={cellId(level.id, 'name')}
              className={css.levelName}
              label={t('levelAt', { place: index + 1 })}
              maxLength={homeworkLimits.rubric.name}
              value={level.name}
              error={wrong.get(cellId(level.id, 'name'))}
              onChange={(event) => changeLevel({ ...level, name: event.currentTarget.value })}
            />
            <Textarea
              id={cellId(level.id, 'words')}
              className={css.levelWords}
              label={t('levelWords')}
              autosize
              minRows={1}
              maxRows={5}
              value={level.words}
              error={wrong.get(cellId(level.id, 'words'))}
              onChange={(event) => changeLevel({ ...level, words: event.currentTarget.value })}
            />
            {isUsed ? null : (
              <IconButton
                className={css.removeLevel}
                label={t('removeLevel', { name: level.name || index + 1 })}
                icon="close"
                disabled={levels.length <= most.min}
                onClick={() => onChange({ ...criterion, levels: levels.filter(({ id: one }) => one !== level.id) })}
              />
            )}
          </li>
        ))}
      </ul>
      {isUsed ? null : (
        <div>
          <Button
            look="quiet"
            size="s"
            icon="plus"
            disabled={levels.length >= most.max}
            onClick={() => onChange({ ...criterion, levels: [...levels, newLevel()] })}
          >
            {t('addLevel')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
