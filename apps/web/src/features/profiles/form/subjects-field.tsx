import { profileLimits } from '@learntrail/contract/profiles/limits'
import { subjects } from '@learntrail/contract/profiles/subjects'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { WordList } from '../../../ui/form/word-list.tsx'
import { useSubjectName } from '../subject-name.ts'

type SubjectsFieldProps = Omit<ComponentProps<typeof WordList>, 'value' | 'onChange'> & {
  value?: string[]
  onChange?: (taught: string[]) => void
}

/** The subjects a teacher teaches: shown and typed by name, stored by key if they are in the list. */
export function SubjectsField({ value = [], onChange, ...input }: SubjectsFieldProps) {
  const { t } = useTranslation('profiles')
  const nameOf = useSubjectName()
  const keys = new Map<string, string>(subjects.map((subject) => [nameOf(subject), subject]))
  return (
    <WordList
      {...input}
      value={value.map(nameOf)}
      onChange={(names) => onChange?.(names.map((name) => keys.get(name) ?? name))}
      data={[...keys.keys()]}
      label={t('form.taughtSubjects')}
      description={t('form.taughtSubjectsNote', { limit: profileLimits.taughtSubjects.count })}
      maxTags={profileLimits.taughtSubjects.count}
    />
  )
}
