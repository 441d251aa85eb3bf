import { type ChosenName, chosenOf } from '@learntrail/contract/courses/structure'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../editing-context.ts'
import { choose, unchoose } from '../structure/change-structure.ts'

/** The chosen codes of a field. Refuses a choice beyond the limit and says why. */
export function useChosen(name: ChosenName, limit = Number.POSITIVE_INFINITY) {
  const { t } = useTranslation('courses/editing')
  const { document, json } = useEditing()
  const [wasFull, setFull] = useState(false)
  const codes = chosenOf(json, name)
  return {
    codes,
    note:
      codes.length > limit ? t('tooMany', { limit }) : wasFull && codes.length === limit ? t('full', { limit }) : '',
    isOver: codes.length > limit,
    /** Chooses or removes a code; returns false if the limit is reached. */
    toggle(code: string, isOn: boolean): boolean {
      const hasRoom = !isOn || codes.length < limit
      setFull(!hasRoom)
      if (!hasRoom) return false
      if (isOn) choose(document, name, code)
      else unchoose(document, name, code)
      return true
    },
  }
}
