import { textLength } from '@learntrail/contract/characters'
import type { PlanContent } from '@learntrail/contract/plans/content'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { limitOf, type TextField } from '../content.rules.ts'
import { fieldId } from './field-id.ts'
import css from './information.module.css'

interface CountedTextProps {
  field: TextField
  label: string
  tip?: string
  content: PlanContent
  /** An error other than the length. */
  error?: string | undefined
  isLong?: boolean
  onChange: (part: Partial<PlanContent>) => void
}

/** A text of the plan with a character count. */
export function CountedText({ field, label, tip, content, error, isLong = false, onChange }: CountedTextProps) {
  const { t } = useTranslation('plans/writing')
  const limit = limitOf(field)
  const length = textLength(content[field].trim())
  const shared = {
    id: fieldId(field),
    label,
    description: tip,
    value: content[field],
    error: length > limit ? t('tooLong', { limit }) : error,
    inputWrapperOrder: ['label', 'description', 'input', 'error'] as ('label' | 'description' | 'input' | 'error')[],
  }
  return (
    <div>
      {isLong ? (
        <Textarea
          {...shared}
          autosize
          minRows={3}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          {...shared}
          autoComplete="off"
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      )}
      {length > limit * 0.8 ? <p className={css.count}>{t('count', { count: length, limit })}</p> : null}
    </div>
  )
}
