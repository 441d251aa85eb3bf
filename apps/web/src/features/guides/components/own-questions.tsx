import { cleanLine } from '@learntrail/contract/characters'
import type { GuideWriting } from '@learntrail/contract/guides/guides'
import { guideLimits } from '@learntrail/contract/guides/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AnswerField } from './answer-field.tsx'
import css from './own-questions.module.css'

interface OwnQuestionsProps {
  value: GuideWriting['own']
  error: string | undefined
  onChange: (own: GuideWriting['own']) => void
}

/** Sections with headings of the person's own, for what the questions do not cover. */
export function OwnQuestions({ value, error, onChange }: OwnQuestionsProps) {
  const { t } = useTranslation('guides')
  const change = (at: number, part: Partial<GuideWriting['own'][number]>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <Card as="section" aria-labelledby="guide-own-title">
      <div className={css.own}>
        <h2 id="guide-own-title" className={css.title}>
          {t('own.title')}
        </h2>
        <p className={css.hint}>{t('own.hint')}</p>
        {value.map(({ heading, text }, index) => (
          // Sections have no ids, and are never reordered.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <fieldset key={index} className={css.part} aria-label={t('own.part', { number: index + 1 })}>
            <div className={css.head}>
              <TextInput
                label={t('own.heading')}
                value={heading}
                error={[...heading].length > guideLimits.heading ? t('own.headingOver') : undefined}
                onChange={(event) => change(index, { heading: cleanLine(event.currentTarget.value) })}
              />
              <IconButton
                label={t('own.remove', { number: index + 1 })}
                icon="remove"
                onClick={() => onChange(value.filter((_, other) => other !== index))}
              />
            </div>
            <AnswerField
              id={`guide-own-${index}`}
              label={heading || t('own.text')}
              value={text}
              most={guideLimits.answer}
              isInvalid={[...text.trim()].length > guideLimits.answer}
              onChange={(next) => change(index, { text: next })}
            />
          </fieldset>
        ))}
        <FieldError id="guide-own" error={error} />
        {value.length < guideLimits.ownQuestions ? (
          <div>
            <Button look="soft" size="s" icon="plus" onClick={() => onChange([...value, { heading: '', text: '' }])}>
              {t('own.add')}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
