import { cleanLine, textLength } from '@learntrail/contract/characters'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { ChangeEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { errorId, FieldError } from '../../../ui/form/field.tsx'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import { fieldId } from '../session/draft-fields.ts'
import css from './title-field.module.css'

interface TitleFieldProps {
  value: string
  error: string | undefined
  hint?: string | undefined
  onChange?: (title: string) => void
  /** Binds the field to a shared document when several people edit it; it is then uncontrolled. */
  bound?: Ref<HTMLTextAreaElement>
  isReadOnly?: boolean
  /** Called on Enter: moves the focus to the text. */
  onEnter: () => void
}

const nearTheEnd = 20

/** A one-line title that looks as it will be published and grows as the text wraps. */
export function TitleField({ value, error, hint, onChange, bound, isReadOnly, onEnter }: TitleFieldProps) {
  const { t } = useTranslation(['drafts/form', 'common'])
  const id = fieldId('title')
  const left = postLimits.title - textLength(value)
  return (
    <div className={css.title}>
      <div className={css.grow} data-value={`${value} `}>
        <textarea
          id={id}
          rows={1}
          aria-label={t('title')}
          placeholder={hint ?? t('titlePlaceholder')}
          aria-invalid={left < 0 || error !== undefined || undefined}
          aria-describedby={error ? errorId(id) : undefined}
          readOnly={isReadOnly}
          // Pasted line breaks are removed: a title is one line.
          {...(bound
            ? { ref: bound }
            : {
                value,
                onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange?.(cleanLine(event.currentTarget.value)),
              })}
          {...useEnterKey(onEnter)}
        />
      </div>
      {left <= nearTheEnd ? (
        <span className={css.left} data-over={left < 0 || undefined}>
          {left < 0 ? t('common:counter.over', { count: -left }) : t('left', { count: left })}
        </span>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  )
}
