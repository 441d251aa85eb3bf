import { courseLimits } from '@learntrail/contract/courses/limits'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { FieldPair } from '../../../ui/form/fields.tsx'
import { Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { type Experience, experienceFault } from './card-text.rules.ts'
import { RowList } from './row-list.tsx'

interface ExperienceRowsProps {
  rows: readonly Experience[]
  onChange: (rows: Experience[]) => void
}

const still = 'still'

/** Experiences, each with its years. */
export function ExperienceRows({ rows, onChange }: ExperienceRowsProps) {
  const { t } = useTranslation('courses/lecturer')
  const now = Number(taipeiTimeOf(new Date()).day.slice(0, 4))
  const years = [...Array(now - courseLimits.firstYear + 1).keys()].map((back) => String(now - back))
  return (
    <RowList
      title={t('experiences.title')}
      note={t('experiences.note', { count: courseLimits.experiences })}
      rows={rows}
      most={courseLimits.experiences}
      blank={{ title: '', content: '', from: now, until: null }}
      add={t('experiences.add')}
      onChange={onChange}
    >
      {(row, change) => {
        const fault = experienceFault(row)
        const tooLong = (limit: number) => ruleSentence('too_long', limit)
        return (
          <>
            <FieldPair>
              <TextInput
                label={t('experiences.where')}
                placeholder={t('experiences.whereExample')}
                autoComplete="off"
                value={row.title}
                error={
                  fault.title === 'required'
                    ? ruleSentence('required')
                    : fault.title && tooLong(courseLimits.experience)
                }
                onChange={(event) => change({ ...row, title: event.currentTarget.value })}
              />
              <TextInput
                label={t('experiences.what')}
                placeholder={t('experiences.whatExample')}
                autoComplete="off"
                value={row.content}
                error={fault.content && tooLong(courseLimits.experienceContent)}
                onChange={(event) => change({ ...row, content: event.currentTarget.value })}
              />
            </FieldPair>
            <FieldPair>
              <Select
                label={t('experiences.from')}
                searchable
                allowDeselect={false}
                data={years}
                value={String(row.from)}
                onChange={(value) => value && change({ ...row, from: Number(value) })}
              />
              <Select
                label={t('experiences.until')}
                searchable
                allowDeselect={false}
                data={[{ value: still, label: t('experiences.still') }, ...years]}
                value={row.until === null ? still : String(row.until)}
                error={fault.until && t('experiences.order')}
                onChange={(value) => value && change({ ...row, until: value === still ? null : Number(value) })}
              />
            </FieldPair>
          </>
        )
      }}
    </RowList>
  )
}
