import type { Notice } from '@learntrail/contract/notices/notices'
import { noticeSentence } from '@learntrail/texts/notice-sentence'
import { plainly } from '@learntrail/texts/say'
import { useTranslation } from 'react-i18next'

/** Returns a function that makes a notice's sentence: who did what. */
export function useNoticeSentence(): (notice: Notice) => string {
  const { t } = useTranslation('notice-kinds')
  return (notice) => noticeSentence(plainly(t), notice)
}
