import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../i18n/i18n.ts'
import { Select } from '../../ui/form/select.ts'
import { termsAround } from './use-term.ts'

/** Choice of the term to show. */
export function TermChoice({ term, onChoose }: { term: string; onChoose: (term: string) => void }) {
  const { t } = useTranslation('gradebook')
  return (
    <Select
      label={t('term')}
      data={termsAround(term).map((one) => {
        const [year, half] = one.split('-')
        const calendarYear = Number(year) + (half === '1' ? 1911 : 1912)
        return {
          value: one,
          label: t(`terms.${half === '1' ? 'first' : 'second'}`, {
            // Taiwan's school year, or the calendar year in which the term begins.
            year: currentLocale() === 'tw' ? Number(year) : calendarYear,
          }),
        }
      })}
      value={term}
      allowDeselect={false}
      onChange={(value) => value && onChoose(value)}
    />
  )
}
