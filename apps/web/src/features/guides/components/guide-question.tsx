import { textLength } from '@learntrail/contract/characters'
import { type GuideKind, type GuideQuestion, requiredQuestions } from '@learntrail/contract/guides/guide-questions'
import { guideLimits } from '@learntrail/contract/guides/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { errorId, FieldError } from '../../../ui/form/field.tsx'
import { AnswerField } from './answer-field.tsx'
import css from './guide-question.module.css'
import { SampleDialog } from './sample-dialog.tsx'

interface GuideQuestionCardProps {
  kind: GuideKind
  question: GuideQuestion
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** One question with its answer field. */
export function GuideQuestionCard({ kind, question, value, error, onChange }: GuideQuestionCardProps) {
  const { t } = useTranslation('guides')
  const [showsSample, setShowsSample] = useState(false)
  const isRequired = requiredQuestions.includes(question)
  const id = `guide-${question}`
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <div className={css.question}>
        <p className={css.need}>{t(isRequired ? 'needed' : 'optional')}</p>
        <h2 id={`${id}-title`} className={css.title}>
          {t(`questions.${question}.title`)}
        </h2>
        <p id={`${id}-hint`} className={css.hint}>
          {t(`questions.${question}.hint`)}
        </p>
        <AnswerField
          id={id}
          label={t(`questions.${question}.title`)}
          value={value}
          most={guideLimits.answer}
          describedBy={`${id}-hint${error ? ` ${errorId(id)}` : ''}`}
          isInvalid={error !== undefined || textLength(value) > guideLimits.answer}
          onChange={onChange}
        />
        <FieldError id={id} error={error} />
        <div className={css.sample}>
          <Button look="quiet" size="s" icon="eye" aria-haspopup="dialog" onClick={() => setShowsSample(true)}>
            {t('sample.show')}
          </Button>
        </div>
      </div>
      <SampleDialog kind={kind} question={question} isOpen={showsSample} onClose={() => setShowsSample(false)} />
    </Card>
  )
}
