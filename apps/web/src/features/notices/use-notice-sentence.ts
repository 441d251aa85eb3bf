import type { Notice } from '@learntrail/contract/notices/notices'
import { useTranslation } from 'react-i18next'

/** What a notice says: who, and what. */
export function useNoticeSentence(): (notice: Notice) => string {
  const { t } = useTranslation('notices')
  return ({ kind, people: [first, second], personCount, title }) => {
    const names = { first: first?.displayName, second: second?.displayName }
    const others = personCount - 1
    const who = others < 1 ? (first?.displayName ?? '') : t(others === 1 ? 'who.two' : 'who.more', { ...names, others })
    const named = title === '' ? t('untitled') : t('named', { title })
    return t(`kinds.${kind}`, { who, title: named, device: title || t('someDevice'), day: title })
  }
}
