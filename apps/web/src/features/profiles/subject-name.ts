import { isSubject } from '@learntrail/contract/profiles/subjects'
import { useTranslation } from 'react-i18next'

/** Returns a function that names a subject: a listed one in the reader's language, a custom one as it was written. */
export function useSubjectName() {
  const { t } = useTranslation('profiles/subjects')
  return (taught: string) => (isSubject(taught) ? t(`names.${taught}`) : taught)
}
