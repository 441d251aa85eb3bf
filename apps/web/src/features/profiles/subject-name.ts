import { isSubject } from '@learntrail/contract/profiles/subjects'
import { useTranslation } from 'react-i18next'

/** How a subject is called: one of the list in the reader's language, an own word as it was written. */
export function useSubjectName() {
  const { t } = useTranslation('profiles/subjects')
  return (taught: string) => (isSubject(taught) ? t(`names.${taught}`) : taught)
}
