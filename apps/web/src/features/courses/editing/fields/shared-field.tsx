import { textLength } from '@learntrail/contract/characters'
import { useTranslation } from 'react-i18next'
import type { Text } from 'yjs'
import { useSharedText } from '../../../../documents/index.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import { useEditing } from '../editing-context.ts'
import css from './fields.module.css'

interface SharedFieldProps {
  id: string
  /** Undefined while the document lacks this text, which only the server creates. */
  text: Text | undefined
  label: string
  limit: number
  tip?: string
  placeholder?: string
  isLong?: boolean
  /** Takes focus at once, for an entry just added. */
  isFirst?: boolean
  /** Another person has locked the chapter. */
  isHeld?: boolean
  onEnter?: (() => void) | undefined
}

/** A text field that several people type in, with its length counted. A text over the limit is reported, not cut. */
export function SharedField({ text, ...props }: SharedFieldProps) {
  if (text === undefined) return <TextInput id={props.id} label={props.label} value="" readOnly />
  return <Bound {...props} text={text} />
}

function Bound(props: SharedFieldProps & { text: Text }) {
  const { id, text, label, limit, tip, placeholder, isLong = false, isFirst = false, isHeld = false, onEnter } = props
  const { t } = useTranslation('courses/editing')
  const { shared, mayWrite } = useEditing()
  const { ref, value } = useSharedText<HTMLInputElement & HTMLTextAreaElement>(shared, text)
  const enter = useEnterKey(() => onEnter?.())
  const length = textLength(value.trim())
  const field = {
    id,
    ref,
    label,
    placeholder,
    description: tip,
    readOnly: !mayWrite || isHeld,
    error: length > limit ? t('tooLong', { limit, over: length - limit }) : undefined,
    autoFocus: isFirst,
    autoComplete: 'off',
    inputWrapperOrder: ['label', 'description', 'input', 'error'] as ('label' | 'description' | 'input' | 'error')[],
  }
  return (
    <div className={css.field}>
      {isLong ? <Textarea {...field} autosize minRows={3} /> : <TextInput {...field} {...(onEnter && enter)} />}
      {length > limit * 0.8 ? <p className={css.count}>{t('count', { count: length, limit })}</p> : null}
    </div>
  )
}
