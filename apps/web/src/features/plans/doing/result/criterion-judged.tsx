import { criterionLevels } from '@learntrail/contract/plans/doing/facts'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { CountedWords } from './counted-words.tsx'
import css from './result.module.css'
import type { Evaluation } from './result-text.rules.ts'

interface CriterionJudgedProps {
  evaluation: Evaluation
  onChange: (evaluation: Evaluation) => void
}

/** How well one criterion was met, in one of five levels, and why. */
export function CriterionJudged({ evaluation, onChange }: CriterionJudgedProps) {
  const { t } = useTranslation('plans/doing')
  const { criterion, level, text } = evaluation
  return (
    <fieldset className={css.criterion}>
      <legend className={css.criterionName}>{criterion}</legend>
      <ChipRow>
        {criterionLevels.map((one) => (
          <ChoiceChip
            key={one}
            isOn={level === one}
            onToggle={() => onChange({ ...evaluation, level: level === one ? null : one })}
          >
            {t(`levels.${one}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <CountedWords
        label={t('criteria.why')}
        limit={planLimits.evaluation}
        minRows={2}
        value={text}
        onChange={(next) => onChange({ ...evaluation, text: next })}
      />
    </fieldset>
  )
}
