import type { Label } from '@learntrail/contract/profiles/organization'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Select } from '../../../ui/form/select.ts'
import { ListAgain } from './list-again.tsx'

interface CodeSelectProps extends Omit<ComponentProps<typeof Select>, 'data'> {
  options: readonly { code: string; label: Label }[] | undefined
  /** The query of the options, unless another field loads them. */
  query?: ComponentProps<typeof ListAgain>['query']
}

/** Selects from one of the server's lists of codes; searchable if the list is long. */
export function CodeSelect({ options, query, ...props }: CodeSelectProps) {
  const { t } = useTranslation('profiles')
  const locale = currentLocale()
  const data = (options ?? []).map(({ code, label }) => ({ value: code, label: label[locale] }))
  return (
    <div>
      <Select
        {...props}
        data={data}
        searchable={data.length > 8}
        disabled={props.disabled || !options}
        placeholder={props.placeholder ?? t('form.choose')}
        nothingFoundMessage={t('form.nothingFound')}
        maxDropdownHeight={320}
        required={props.required ?? true}
      />
      {query && !options ? <ListAgain query={query} /> : null}
    </div>
  )
}
