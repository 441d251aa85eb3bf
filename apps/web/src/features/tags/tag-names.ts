import type { TagCode } from '@learntrail/contract/tags/tags'
import { useTranslation } from 'react-i18next'

/** The number of a sustainable development goal, or null for other tags. */
export function sdgOf(code: string): number | null {
  const match = /^sdg_(\d+)$/.exec(code)
  return match ? Number(match[1]) : null
}

/** Returns a function that names a tag: 自然觀察, SDG 6 淨水與衛生. */
export function useTagName() {
  const { t } = useTranslation('tags')
  return (code: string) => {
    const number = sdgOf(code)
    const word = t(`names.${code as TagCode}`)
    return number === null ? word : t('sdg', { number, word })
  }
}
