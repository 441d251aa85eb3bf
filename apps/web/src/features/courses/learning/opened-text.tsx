import { useContext, useEffect } from 'react'
import { LearningContext } from './learning-context.ts'

/** The text of a unit is there to be read: that counts as opened. */
export function OpenedText({ unitId }: { unitId: string }) {
  const learning = useContext(LearningContext)
  const piece = learning?.record.pieces.find(({ pieceId }) => pieceId === unitId)
  const isToOpen = piece !== undefined && !piece.isComplete
  const watching = learning?.watching
  useEffect(() => {
    if (isToOpen) watching?.opened(unitId)
  }, [isToOpen, watching, unitId])
  return null
}
