import { useTranslation } from 'react-i18next'
import { useEditing } from '../editing-context.ts'

/** Returns a function that names the part of the course a person is at; undefined if that part is gone. */
export function usePlaceName() {
  const { t } = useTranslation('courses/editing')
  const { outline } = useEditing()
  return (place: string): string | undefined => {
    if (place === 'facts' || place === 'guide') return t(`${place}.title`)
    const number = outline.chapters.findIndex(({ id }) => id === place) + 1
    if (number > 0) return outline.chapters[number - 1]?.name.trim() || t('chapter.unnamed', { number })
    const unit = outline.chapters.flatMap(({ units }) => units).find(({ id }) => id === place)
    return unit && (unit.name.trim() || t('unit.unnamed'))
  }
}
