import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CountedTextarea } from '../../../../ui/form/counted-textarea.tsx'

/** A text field of the result; a text over its limit is not saved until it is shortened. */
export function CountedWords(props: Omit<ComponentProps<typeof CountedTextarea>, 'tooLong'>) {
  const { t } = useTranslation('plans/doing')
  return <CountedTextarea minRows={4} maxRows={16} {...props} tooLong={t('tooLong', { limit: props.limit })} />
}
