import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/form/select.ts'
import { termsAround } from './use-term.ts'

/** Which term one looks at. */
export function TermChoice({ term, onChoose }: { term: string; onChoose: (term: string) => void }) {
  const { t } = useTranslation('gradebook')
  return (
    <Select
      label={t('term')}
      data={termsAround(term).map((one) => {
        const [year, half] = one.split('-')
        return {
          value: one,
          label: t(`terms.${half === '1' ? 'first' : 'second'}`, {
            ...{ year, from: Number(year) + 1911, until: Number(year) + 1912 },
          }),
        }
      })}
      value={term}
      allowDeselect={false}
      onChange={(value) => value && onChoose(value)}
    />
  )
}
