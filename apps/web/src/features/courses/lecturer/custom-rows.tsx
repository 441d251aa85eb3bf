import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { CountedTextarea } from '../../../ui/form/counted-textarea.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { type Custom, customFault, type RowFault } from './card-text.rules.ts'
import { RowList } from './row-list.tsx'

interface CustomRowsProps {
  rows: readonly Custom[]
  onChange: (rows: Custom[]) => void
}

/** Parts of the card with titles of one's own. */
export function CustomRows({ rows, onChange }: CustomRowsProps) {
  const { t } = useTranslation('courses/lecturer')
  const sentence = (fault: RowFault | undefined, most: number) =>
    fault && ruleSentence(fault, fault === 'too_short' ? courseLimits.customMinimum : most)
  return (
    <RowList
      title={t('customs.title')}
      note={t('customs.note', { count: courseLimits.customs })}
      rows={rows}
      most={courseLimits.customs}
      blank={{ title: '', content: '' }}
      add={t('customs.add')}
      onChange={onChange}
    >
      {(row, change) => {
        const fault = customFault(row)
        return (
          <>
            <TextInput
              label={t('customs.name')}
              placeholder={t('customs.example')}
              autoComplete="off"
              value={row.title}
              error={sentence(fault.title, courseLimits.customTitle)}
              onChange={(event) => change({ ...row, title: event.currentTarget.value })}
            />
            <CountedTextarea
              label={t('customs.content')}
              minRows={2}
              limit={courseLimits.customContent}
              tooLong={t('tooLong', { limit: courseLimits.customContent })}
              value={row.content}
              error={sentence(fault.content, courseLimits.customContent)}
              onChange={(content) => change({ ...row, content })}
            />
          </>
        )
      }}
    </RowList>
  )
}
