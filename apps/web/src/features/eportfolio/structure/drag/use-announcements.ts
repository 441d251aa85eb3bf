import type { Active, Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import type { DraftSession } from '../../draft/draft-session.ts'
import { findItem, findPart } from '../document-edits.ts'
import { useSectionNames } from '../section-names.ts'
import type { DragData } from './drag-data.ts'
import { readDragId, sectionOf } from './drag-ids.ts'

/** Returns screen-reader announcements during a drag, and instructions beforehand. */
export function useAnnouncements(session: DraftSession) {
  const { t } = useTranslation('eportfolio/export')
  const names = useSectionNames()
  const nameOf = (active: Active) => (active.data.current as DragData | undefined)?.label ?? ''

  function placeOf(over: UniqueIdentifier): string {
    const { draft } = session.read()
    const sections = draft.customTextResources
    const { kind, id } = readDragId(over)
    if (kind === 'section') {
      const number = draft.sectionOrder.indexOf(sectionOf(id)) + 1
      return t('drag.sectionPlace', { number, section: names.ofSection(sections, sectionOf(id)) })
    }
    const item = kind === 'item' ? findItem(sections, id) : undefined
    const part = findPart(sections, item?.part.id ?? id)
    if (!part) return ''
    const section = names.ofPart(sections, part.section, part.index)
    return item ? t('drag.itemPlace', { section, number: item.index + 1 }) : t('drag.endPlace', { section })
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.started', { name: nameOf(active) }),
    onDragOver: ({ over }) => (over ? t('drag.over', { place: placeOf(over.id) }) : t('drag.nowhere')),
    onDragEnd: ({ active, over }) =>
      over ? t('drag.dropped', { name: nameOf(active), place: placeOf(over.id) }) : t('drag.cancelled'),
    onDragCancel: () => t('drag.cancelled'),
  }
  return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }
}
