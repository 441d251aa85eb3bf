import { textLength } from '@learntrail/contract/characters'
import { useTranslation } from 'react-i18next'
import type { Text } from 'yjs'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import { useEditing } from '../editing-context.ts'
import css from './fields.module.css'
import { useSharedText } from './use-shared-text.ts'

interface SharedFieldProps {
  id: string
  text: Text | undefined
  label: string
  limit: number
  tip?: string
  placeholder?: string
  isLong?: boolean
  /** Begins with the caret in it, as what was just added. */
  isFirst?: boolean
  /** Somebody else has the chapter for themselves. */
  isHeld?: boolean
  onEnter?: () => void
}

/** A text that several type in, with how much of its length is used. Over it nothing is cut: it is said. */
export function SharedField(props: SharedFieldProps) {
  const { id, text, label, limit, tip, placeholder, isLong = false, isFirst = false, isHeld = false, onEnter } = props
  const { t } = useTranslation('courses/editing')
  const { mayWrite } = useEditing()
  const { value, props: bound } = useSharedText(text)
  const enter = useEnterKey(() => onEnter?.())
  const length = textLength(value.trim())
  const shared = {
    ...bound,
    id,
    label,
    placeholder,
    description: tip,
    readOnly: bound.readOnly || !mayWrite || isHeld,
    error: length > limit ? t('tooLong', { limit, over: length - limit }) : undefined,
    autoFocus: isFirst,
    autoComplete: 'off',
    inputWrapperOrder: ['label', 'description', 'input', 'error'] as ('label' | 'description' | 'input' | 'error')[],
  }
  return (
    <div className={css.field}>
      {isLong ? (
        <Textarea {...shared} autosize minRows={3} />
      ) : (
        <TextInput
          {...shared}
          onCompositionStart={() => {
            bound.onCompositionStart()
            enter.onCompositionStart()
          }}
          onCompositionEnd={(event) => {
            bound.onCompositionEnd(event)
            enter.onCompositionEnd(event)
          }}
          onKeyDown={onEnter ? enter.onKeyDown : undefined}
        />
      )}
      {length > limit * 0.8 ? <p className={css.count}>{t('count', { count: length, limit })}</p> : null}
    </div>
  )
}
