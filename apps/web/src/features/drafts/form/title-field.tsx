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
  /** What writes into it where several do; it then has no value of its own. */
  bound?: Ref<HTMLTextAreaElement>
  isReadOnly?: boolean
  /** Enter goes on to the text. */
  onEnter: () => void
}

const nearTheEnd = 20

/** Written like the title it becomes; grows with its words. */
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
          // A title is one line, whatever is pasted.
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
